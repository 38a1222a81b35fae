import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { VendorApplication } from './vendor-application.ts';
import type { StartedVendor } from './vendor-applications.service.ts';
import type { GivenVendor } from './vendor-checks.ts';
import {
  BusinessTypeEnum,
  SentVendorStateEnum,
  TurnoverEnum,
  VendorCategoryEnum,
  VendorDecisionEnum,
  VendorDocumentEnum,
} from './vendor-enums.ts';
import type { VendorApplicationRow } from './vendor-row.ts';

const VendorApplicationInput = builder.inputRef<GivenVendor>('VendorApplicationInput').implement({
  description: 'What an applicant states. The second and third step need more of it than the first.',
  fields: (t) => ({
    companyName: t.string({
      required: true,
      description: 'Name of the company, at most 200 characters.',
      ...constrained({ maxLength: 200 }),
    }),
    registrationNumber: t.string({ required: true, description: 'Its number at Companies House, 8 characters.' }),
    nhsSupplierCode: t.string({ description: 'Its ODS or supplier code, if it has one.' }),
    vatNumber: t.string({ required: true, description: 'Its VAT number; the check digits must be right.' }),
    contactName: t.string({
      required: true,
      description: 'Whom to contact, at most 200 characters.',
      ...constrained({ maxLength: 200 }),
    }),
    email: t.string({ required: true, description: 'Where mails about the application go.' }),
    phone: t.string({ required: true, description: 'Phone number, of any country.' }),
    website: t.string({ description: 'Site of the company.', ...constrained({ format: 'uri' }) }),
    businessType: t.field({ type: BusinessTypeEnum, description: 'What kind of business it is; from step 2 on.' }),
    equipmentCategories: t.field({
      type: [VendorCategoryEnum],
      description: 'What it offers, one at least from step 2 on.',
      ...constrained({ maxItems: 10 }),
    }),
    annualTurnover: t.field({ type: TurnoverEnum, description: 'What it turns over in a year; from step 2 on.' }),
    yearsInBusiness: t.int({
      description: 'For how many years it has been in business, 0 to 500; from step 2 on.',
      ...constrained({ minimum: 0, maximum: 500 }),
    }),
    isoCompliant: t.boolean({ description: 'Whether it complies with ISO 13485.' }),
    ceMarking: t.boolean({ description: 'Whether its products have CE or UKCA marks.' }),
    nhsApproved: t.boolean({ description: 'Whether the health service has approved it.' }),
    mddrCompliant: t.boolean({ description: 'Whether it complies with the UK MDR 2002.' }),
  }),
});

interface VendorChanged {
  readonly application: VendorApplicationRow;
}
const changed = (application: VendorApplicationRow): VendorChanged => ({ application });

const VendorApplicationPayload = builder.objectRef<VendorChanged>('VendorApplicationPayload').implement({
  description: 'It was done.',
  fields: (t) => ({
    application: t.expose('application', { type: VendorApplication, description: 'The application as it is now.' }),
  }),
});

const StartedVendorPayload = builder.objectRef<StartedVendor>('StartVendorApplicationPayload').implement({
  description: 'An application was begun.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Who has it goes on with the application. It is told once, and mailed.',
    }),
    application: t.expose('application', { type: VendorApplication, description: 'The application.' }),
  }),
});

const token = () => ({ required: true, description: 'The token of the application.' }) as const;
const key = 'With the header Idempotency-Key the same request does so once, however often it is sent within 24 hours.';

builder.queryField('vendorApplication', (t) =>
  t.field({
    type: VendorApplication,
    nullable: true,
    description:
      'The application to become a supplier of a token; null if there is none, or no longer. It takes no account.',
    args: { token: t.arg.string(token()) },
    complexity: 20,
    resolve: (_root, args, { services }) => services.vendorApplications.find(args.token),
  }),
);

builder.mutationField('startVendorApplication', (t) =>
  t.field({
    type: mutationResult<StartedVendor>('StartVendorApplicationResult', StartedVendorPayload),
    description: `Begins an application to become a supplier with the first step of the form, and mails the link by which its applicant goes on. It takes no account. ${key}`,
    args: { input: t.arg({ type: VendorApplicationInput, required: true, description: 'The first step.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) => orRefusal(services.vendorApplications.start(input)),
  }),
);

builder.mutationField('saveVendorApplication', (t) =>
  t.field({
    type: mutationResult<VendorChanged>('SaveVendorApplicationResult', VendorApplicationPayload),
    extensions: { needsNoSession: true },
    description: 'Saves a step of an application that has not been sent, with all that was entered before.',
    args: {
      token: t.arg.string(token()),
      step: t.arg.int({
        required: true,
        description: 'The step that is complete, from 1 to 3.',
        ...constrained({ minimum: 1, maximum: 3 }),
      }),
      input: t.arg({ type: VendorApplicationInput, required: true, description: 'All that was entered.' }),
    },
    complexity: 50,
    resolve: (_root, args, { services }) =>
      orRefusal(services.vendorApplications.save(args.token, args.step, args.input).then(changed)),
  }),
);

builder.mutationField('removeVendorDocument', (t) =>
  t.field({
    type: mutationResult<VendorChanged>('RemoveVendorDocumentResult', VendorApplicationPayload),
    extensions: { needsNoSession: true },
    description: 'Deletes a document of an application that has not been sent. Where there is none, nothing is done.',
    args: {
      token: t.arg.string(token()),
      document: t.arg({ type: VendorDocumentEnum, required: true, description: 'Which document.' }),
    },
    complexity: 50,
    resolve: (_root, args, { services }) =>
      orRefusal(services.vendorApplications.removeDocument(args.token, args.document).then(changed)),
  }),
);

builder.mutationField('submitVendorApplication', (t) =>
  t.field({
    type: mutationResult<VendorChanged>('SubmitVendorApplicationResult', VendorApplicationPayload),
    extensions: { needsNoSession: true },
    description: `Sends an application to be reviewed, for the first time or again, and mails a receipt. Sent twice, it is sent once. ${key}`,
    args: {
      token: t.arg.string(token()),
      revision: t.arg.int({ required: true, description: 'How often it has been sent before: its revision.' }),
      input: t.arg({ type: VendorApplicationInput, required: true, description: 'All that was entered.' }),
    },
    complexity: 50,
    resolve: (_root, args, { services }) =>
      orRefusal(services.vendorApplications.submit(args.token, args.revision, args.input).then(changed)),
  }),
);

const VendorApplicationConnection = connectionType('VendorApplication', VendorApplication);

builder.queryField('myVendorApplications', (t) =>
  t.field({
    type: VendorApplicationConnection,
    description:
      'Applications to become a supplier that the caller has begun, signed in, those that changed last first.',
    args: { ...pageArguments },
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.vendorApplications.listOwn(page),
  }),
);

builder.queryField('vendorApplications', (t) =>
  t.field({
    type: VendorApplicationConnection,
    description:
      'Applications to become a supplier that have been sent: those that wait with those first that are due first, others the newest first. For operators only.',
    args: {
      ...pageArguments,
      state: t.arg({ type: SentVendorStateEnum, description: 'Where they stand; those that wait where it is absent.' }),
    },
    complexity: pageCost,
    resolve: (_root, { state, ...page }, { services }) => services.vendorReview.list(state ?? 'submitted', page),
  }),
);

builder.mutationField('decideVendorApplication', (t) =>
  t.field({
    type: mutationResult<VendorChanged>('DecideVendorApplicationResult', VendorApplicationPayload),
    description:
      'Approves an application, which makes a verified supplier of it, refuses it, or asks for changes; its applicant is told by mail. Nothing is done where it has changed since the revision that was looked at. For operators only.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the application.' }),
      revision: t.arg.int({ required: true, description: 'The revision that the caller has read.' }),
      decision: t.arg({ type: VendorDecisionEnum, required: true, description: 'What to do.' }),
      reason: t.arg.string({
        description: 'What the applicant is told, at most 2,000 characters; needed unless it is approved.',
        ...constrained({ maxLength: 2_000 }),
      }),
    },
    complexity: 50,
    resolve: (_root, review, { services }) => orRefusal(services.vendorReview.decide(review).then(changed)),
  }),
);
