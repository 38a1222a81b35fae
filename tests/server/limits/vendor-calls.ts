import * as vendorLimits from '../../../schema/vendors/vendor-limits.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { vendorInput } from '../../schema/access/policies/vendors.ts';
import { testSecret } from '../../support/test-app.ts';
import { type Asking, account, asOperator, type Door, type LimitedCall, mutation, network } from './doors.ts';

const file = 'schema/vendors/vendor-applications.service.ts';
const application = ({ vendor }: Asking) => vendor;
const token = ({ vendor }: Asking) => linkTokens([testSecret]).tokenOf('vendor_application', vendor);
const withToken = (rest: string) => (asking: Asking) => `token: ${JSON.stringify(token(asking))}, ${rest}`;
const whole = vendorInput.replace(
  '}',
  ', businessType: RETAILER, equipmentCategories: [ICU], annualTurnover: UNDER_100K, yearsInBusiness: 3 }',
);
const address = () => 'asha@devices.example';

const start = [mutation('startVendorApplication', 'StartVendorApplicationPayload', () => vendorInput)];
const save = [mutation('saveVendorApplication', 'VendorApplicationPayload', withToken(`step: 1, ${vendorInput}`))];
const remove = [mutation('removeVendorDocument', 'VendorApplicationPayload', withToken('document: COMPANY_LICENSE'))];
// Its documents are missing, which is seen once it was counted.
const submit = [mutation('submitVendorApplication', 'ValidationError', withToken(`revision: 0, ${whole}`))];
const decide = [
  asOperator(
    mutation(
      'decideVendorApplication',
      'ConflictError',
      (asking) => `id: "${asking.vendor}", revision: 1, decision: REFUSED, reason: "No."`,
    ),
  ),
];

/** Sends a file that is none of the formats. */
const upload: Door = {
  name: 'POST /uploads',
  otherwise: '400',
  refusal: '429',
  knock: async ({ server }, asking, headers) => {
    const body = [
      '--b',
      'content-disposition: form-data; name="companyLicense"; filename="a.pdf"',
      '',
      'nothing',
      '--b--',
      '',
    ].join('\r\n');
    const answer = await server.inject({
      method: 'POST',
      url: '/uploads',
      remoteAddress: network,
      headers: {
        ...headers,
        'content-type': 'multipart/form-data; boundary=b',
        'x-vendor-application': token(asking),
      },
      payload: body,
    });
    const retryAfter = answer.headers['retry-after'];
    return {
      outcome: String(answer.statusCode),
      retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
    };
  },
};

/** Of applications to become a supplier. */
export const vendorCalls: readonly LimitedCall[] = [
  { file, limit: vendorLimits.newVendorApplications, who: () => network, doors: start },
  { file, limit: vendorLimits.vendorMails, who: address, doors: start },
  { file, limit: vendorLimits.vendorChanges, who: application, doors: save },
  { file, limit: vendorLimits.vendorChanges, who: application, doors: remove },
  { file, limit: vendorLimits.vendorSubmissions, who: application, doors: submit },
  { file, limit: vendorLimits.vendorMails, who: address, doors: submit },
  {
    file: 'schema/vendors/vendor-uploads.service.ts',
    limit: vendorLimits.uploads,
    who: () => network,
    doors: [upload],
  },
  { file: 'schema/vendors/vendor-review.service.ts', limit: vendorLimits.vendorReviews, who: account, doors: decide },
];
