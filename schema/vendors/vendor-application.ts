import { builder } from '../builder.ts';
import type { StoredFileRow } from '../files/stored-file-row.ts';
import { constrained } from '../graph/constraints.ts';
import {
  BusinessTypeEnum,
  FileScanEnum,
  TurnoverEnum,
  VendorCategoryEnum,
  VendorDocumentEnum,
  VendorEventEnum,
  VendorStateEnum,
} from './vendor-enums.ts';
import type { VendorApplicationRow, VendorEventRow } from './vendor-row.ts';

const VendorFile = builder.objectRef<StoredFileRow>('VendorFile').implement({
  description: 'A document that was sent with an application. Its bytes are at GET /uploads/<id>.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the file.' }),
    document: t.expose('document', { type: VendorDocumentEnum, description: 'Which document it is.' }),
    name: t.exposeString('name', { description: 'The name, with the extension of its real format.' }),
    size: t.exposeInt('sizeBytes', { description: 'How many bytes it has.' }),
    scan: t.expose('scan', { type: FileScanEnum, description: 'The result of the virus scan.' }),
    uploadedAt: t.expose('uploadedAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});

const VendorEvent = builder.objectRef<VendorEventRow>('VendorEvent').implement({
  description: 'Something that was done with an application.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the event.' }),
    kind: t.expose('kind', { type: VendorEventEnum, description: 'The action.' }),
    revision: t.exposeInt('revision', { description: 'Which revision of the application it is about.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The message to its applicant; null if there is none.',
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When.' }),
  }),
});

export const VendorApplication = builder.objectRef<VendorApplicationRow>('VendorApplication').implement({
  description: 'An application to become a supplier, as its applicant and operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the application.' }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The reference; null while it has not been sent.',
    }),
    state: t.expose('state', { type: VendorStateEnum, description: 'Where it stands.' }),
    step: t.exposeInt('step', { description: 'The furthest step of the form that was saved, from 1 to 3.' }),
    revision: t.exposeInt('revision', { description: 'How often it has been sent.' }),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    registrationNumber: t.exposeString('registrationNumber', { description: 'Its number at Companies House.' }),
    nhsSupplierCode: t.exposeString('nhsSupplierCode', { nullable: true, description: 'Its ODS or supplier code.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'Its VAT number, with its prefix.' }),
    contactName: t.exposeString('contactName', { description: 'Whom to contact.' }),
    email: t.exposeString('email', { description: 'Where mails about the application go.' }),
    phone: t.exposeString('phone', { description: 'Phone number.' }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'Site of the company.',
      ...constrained({ format: 'uri' }),
    }),
    businessType: t.expose('businessType', {
      type: BusinessTypeEnum,
      nullable: true,
      description: 'The kind of business; null while it is not known.',
    }),
    equipmentCategories: t.expose('equipmentCategories', {
      type: [VendorCategoryEnum],
      description: 'The products and services.',
      complexity: { field: 1, multiplier: 1 },
    }),
    annualTurnover: t.expose('annualTurnover', {
      type: TurnoverEnum,
      nullable: true,
      description: 'The annual turnover; null while it is not known.',
    }),
    yearsInBusiness: t.exposeInt('yearsInBusiness', {
      nullable: true,
      description: 'For how many years it has been in business; null while that is not known.',
    }),
    isoCompliant: t.exposeBoolean('isoCompliant', {
      description: 'Whether it states that it complies with ISO 13485.',
    }),
    ceMarking: t.exposeBoolean('ceMarking', {
      description: 'Whether it states that its products have CE or UKCA marks.',
    }),
    nhsApproved: t.exposeBoolean('nhsApproved', {
      description: 'Whether it states that the health service has approved it, which makes no supplier approved here.',
    }),
    mddrCompliant: t.exposeBoolean('mddrCompliant', {
      description: 'Whether it states that it complies with the UK MDR 2002.',
    }),
    files: t.expose('files', {
      type: [VendorFile],
      description: 'The documents, three at most.',
      complexity: { field: 1, multiplier: 3 },
    }),
    events: t.expose('events', {
      type: [VendorEvent],
      description: 'The history, the oldest first.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was last saved, sent or decided.' }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null while it has not been.',
    }),
    expectedFrom: t.expose('expectedFrom', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the third working day after that: from then on a decision is to be expected.',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the fifth working day after that, when it is due.',
    }),
    decisionReason: t.exposeString('decisionReason', {
      nullable: true,
      description: 'What has to change, or why it was refused; null unless one of these is so.',
    }),
    supplierId: t.exposeID('supplierId', {
      nullable: true,
      description: 'The supplier that it has made; null unless it is approved.',
    }),
  }),
});
