import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { StoredFileRow } from '../files/stored-file-row.ts';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { Values } from '../queries/prepared-query.ts';
import type { DB } from '../tables.ts';
import type { VendorApplicationRow, VendorEventRow } from './vendor-row.ts';
import type { BusinessType, Turnover, VendorCategory, VendorState } from './vendor-vocabulary.ts';

/** Which applications: those that wait for an operator, those in a state, those of an account, or one. */
export type VendorShape = 'to-review' | 'in-state' | 'own' | 'one';

export interface VendorValues {
  readonly state: string;
  /** Of the application, or of the account. */
  readonly id: string;
}

const id = { expression: sql`vendor_application.id`, type: 'uuid' };

const orders: Readonly<Record<'due-first' | 'newest', Order<VendorApplicationRow>>> = {
  'due-first': {
    direction: 'asc',
    columns: [{ expression: sql`vendor_application.due_at`, type: 'timestamptz' }, id],
    values: (application) => [application.dueAt ?? '', application.id],
  },
  newest: {
    direction: 'desc',
    columns: [{ expression: sql`vendor_application.changed_at`, type: 'timestamptz' }, id],
    values: (application) => [application.changedAt, application.id],
  },
};

/** Applications to become a supplier, each with its history and its files. */
export const listedVendorApplications: PlainTable<
  VendorApplicationRow,
  'due-first' | 'newest',
  VendorShape,
  VendorValues
> = {
  table: 'vendor_application',
  orders,
  conditions: vendorConditions,
  plansForValues: (shape) => shape !== 'to-review',
  select: (rows) => selectVendors(rows as unknown as SelectQueryBuilder<DB, 'vendor_application', object>),
};

/** In the very words of the partial index, which serves the first. */
function vendorConditions(value: Values<VendorValues>, shape: VendorShape): RawBuilder<SqlBool>[] {
  switch (shape) {
    case 'to-review':
      return [sql<SqlBool>`vendor_application.state = 'submitted'`];
    case 'in-state':
      return [sql<SqlBool>`vendor_application.state = ${value('state')}`];
    case 'own':
      return [sql<SqlBool>`vendor_application.account_id = ${value('id')}::uuid`];
    case 'one':
      return [sql<SqlBool>`vendor_application.id = ${value('id')}::uuid`];
  }
}

const instant = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** Adds what applicants and operators see to a query of applications. */
export function selectVendors(
  applications: SelectQueryBuilder<DB, 'vendor_application', object>,
): RowQuery<VendorApplicationRow> {
  return applications
    .select(['vendor_application.id', 'vendor_application.reference', 'vendor_application.step'])
    .select(['vendor_application.account_id as accountId', 'vendor_application.revision'])
    .select(['vendor_application.company_name as companyName', 'vendor_application.email', 'vendor_application.phone'])
    .select(['vendor_application.registration_number as registrationNumber', 'vendor_application.website'])
    .select(['vendor_application.nhs_supplier_code as nhsSupplierCode', 'vendor_application.vat_number as vatNumber'])
    .select(['vendor_application.contact_name as contactName', 'vendor_application.iso_compliant as isoCompliant'])
    .select(['vendor_application.years_in_business as yearsInBusiness', 'vendor_application.ce_marking as ceMarking'])
    .select(['vendor_application.nhs_approved as nhsApproved', 'vendor_application.mddr_compliant as mddrCompliant'])
    .select(['vendor_application.started_at as startedAt', 'vendor_application.changed_at as changedAt'])
    .select(['vendor_application.submitted_at as submittedAt', 'vendor_application.expected_from as expectedFrom'])
    .select(['vendor_application.due_at as dueAt', 'vendor_application.decided_at as decidedAt'])
    .select(['vendor_application.decision_reason as decisionReason', 'vendor_application.supplier_id as supplierId'])
    .select((select) => [
      select.ref('vendor_application.state').$castTo<VendorState>().as('state'),
      select.ref('vendor_application.business_type').$castTo<BusinessType | null>().as('businessType'),
      select.ref('vendor_application.equipment_categories').$castTo<VendorCategory[]>().as('equipmentCategories'),
      select.ref('vendor_application.annual_turnover').$castTo<Turnover | null>().as('annualTurnover'),
      sql<VendorEventRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'kind', event.kind, 'revision', event.revision,
            'message', event.message,
            'happenedAt', to_char(event.happened_at at time zone 'UTC', ${instant}))
            order by event.happened_at, event.id), '[]')
          from vendor_application_event as event where event.application_id = vendor_application.id)`.as('events'),
      sql<StoredFileRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'document', file.document,
            'storageName', file.storage_name, 'name', file.name, 'format', file.format, 'sizeBytes', file.size_bytes,
            'scan', file.scan, 'uploadedAt', to_char(file.uploaded_at at time zone 'UTC', ${instant}))
            order by file.document), '[]')
          from stored_file as file where file.vendor_application_id = vendor_application.id)`.as('files'),
    ]) as unknown as RowQuery<VendorApplicationRow>;
}
