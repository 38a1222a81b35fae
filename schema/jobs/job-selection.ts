import { type SelectQueryBuilder, sql } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import type { JobRow } from './job-row.ts';

/** Columns of the post itself, and the fields that are made from them. Those of the orders are read for cursors in any case. */
const columnUses = {
  'job.title': ['title'],
  'job.department': ['department'],
  'job.type': ['type', 'typeLabel'],
  'job.urgency': ['urgency'],
  'job.pay_band as payBand': ['band', 'pay'],
  'job.reference': ['reference'],
  'job.contract_type as contractType': ['contractType'],
  'job.working_pattern as workingPattern': ['workingPattern'],
  'job.weekly_hours as weeklyHours': ['weeklyHours'],
  'job.pay_scheme as payScheme': ['pay'],
  'job.closed_at as closedAt': ['closedAt', 'isOpen'],
  'job.changed_at as changedAt': ['changedAt'],
  'job.owner_id as ownerId': ['isSample'],
  'job.application_count as applicationCount': ['applications'],
  'job.apply_url as applyUrl': ['applyUrl'],
  'job.description': ['description'],
  'job.place_id as placeId': ['distance', 'distances'],
} as const;

/** What a request asks for. The rest is neither read nor joined. */
export interface WantedParts {
  readonly columns: readonly (keyof typeof columnUses)[];
  readonly employer: boolean;
  readonly agency: boolean;
  readonly place: boolean;
  readonly pay: boolean;
}

/** Works out what to read from the names of the selected fields. */
export const wantedParts = oncePerSelection(
  (fields): WantedParts => ({
    columns: wantedColumns(fields, columnUses),
    employer: fields.has('employer'),
    agency: fields.has('agency'),
    place: ['location', 'postcode', 'region', 'nation'].some((field) => fields.has(field)),
    pay: fields.has('pay'),
  }),
);

/** Adds columns and joins to a query of posts. */
export function selectJobs(query: RowQuery, wanted: WantedParts): RowQuery<JobRow> {
  const jobs = query as unknown as SelectQueryBuilder<DB, 'job', object>;
  return selectColumns(jobs, wanted) as unknown as RowQuery<JobRow>;
}

function selectColumns(jobs: SelectQueryBuilder<DB, 'job', object>, wanted: WantedParts) {
  return jobs
    .select([
      'job.id',
      'job.salary_min as salaryMin',
      'job.salary_max as salaryMax',
      'job.posted_at as postedAt',
      'job.closes_on as closesAt',
      'job.hidden_at as hiddenAt',
      ...wanted.columns,
    ])
    .$if(wanted.employer, (rows) =>
      rows
        .innerJoin('employer', 'employer.id', 'job.employer_id')
        .select(['employer.id as employerId', 'employer.name as employerName']),
    )
    .$if(wanted.agency, (rows) =>
      rows
        .leftJoin('recruitment_partner', 'recruitment_partner.id', 'job.recruitment_partner_id')
        .select('recruitment_partner.name as agency'),
    )
    .$if(wanted.place || wanted.pay, (rows) =>
      rows
        .innerJoin('place', 'place.id', 'job.place_id')
        .select(['place.town as location', 'place.postcode', 'place.region', 'place.nation']),
    )
    .$if(wanted.pay, (rows) =>
      rows
        .leftJoin('pay_scale', (join) =>
          join
            .onRef('pay_scale.nation', '=', 'job.pay_nation')
            .onRef('pay_scale.year', '=', 'job.pay_year')
            .onRef('pay_scale.band', '=', 'job.pay_band'),
        )
        .leftJoin('high_cost_area_supplement as supplement', (join) =>
          join
            .on('supplement.area', '=', sql<string>`place.high_cost_area`)
            .onRef('supplement.year', '=', 'job.pay_year'),
        )
        .select([
          'job.pay_nation as payNation',
          'job.pay_year as payYear',
          'pay_scale.entry as payEntry',
          'pay_scale.intermediate as payIntermediate',
          'pay_scale.top as payTop',
          'pay_scale.is_estimate as payIsEstimate',
          'pay_scale.source as paySource',
          'supplement.area as supplementArea',
          'supplement.percent as supplementPercent',
          'supplement.minimum as supplementMinimum',
          'supplement.maximum as supplementMaximum',
          'supplement.is_estimate as supplementIsEstimate',
        ]),
    );
}
