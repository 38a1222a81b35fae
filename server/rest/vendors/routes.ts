import type { Route } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { equipmentTag as tag } from '../equipment/routes.ts';
import { MyVendorApplicationsDocument } from '../operations.generated.ts';

const examples = {
  VendorApplication: {
    id: '01a1ede2-6680-7c11-9a5b-2f6d1b7f0c31',
    reference: 'VA-2026-0001',
    state: 'submitted',
    companyName: 'Brambleford Devices Ltd',
    registrationNumber: '01234567',
    vatNumber: 'GB980780684',
    contactName: 'Asha Mensah',
    email: 'asha@example.com',
    phone: '+44 1632 960001',
    businessType: 'distributor',
    equipmentCategories: ['diagnostic'],
  },
  VendorFile: { document: 'company-license', name: 'licence.pdf', size: 52_430, scan: 'clean' },
  VendorEvent: { kind: 'submitted', revision: 1 },
};

/** The rows of the REST table about becoming a supplier. */
export const vendorRoutes: readonly Route[] = [
  read(MyVendorApplicationsDocument, {
    ...{ tag, examples },
    path: '/equipment/vendor-applications',
    summary: "One's own applications to become a supplier",
    signedIn: true,
  }),
];
