import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';

/** Keeps the posts of this test apart from the sample. */
export const ward = 'Test ward for lists';

const DAY_MS = 86_400_000;

/** Six posts that differ in everything that a list can be narrowed or ordered by; two of them are not open. */
export async function insertJobs(db: Kysely<DB>, now: Date): Promise<void> {
  const places = await db.selectFrom('place').select(['id', 'name']).where('kind', '=', 'town').execute();
  const employer = await db.selectFrom('employer').select('id').limit(1).executeTakeFirstOrThrow();
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString();
  const at = (town: string) => places.find(({ name }) => name === town)?.id ?? '';
  const shared = {
    department: ward,
    employer_id: employer.id,
    contract_type: 'Permanent',
    working_pattern: 'Full-time',
    description: 'Works with others.',
    pay_scheme: 'other',
    salary_min: null,
    salary_max: null,
    closed_at: null,
  };
  const band = (value: string) => ({
    pay_scheme: 'agenda_for_change',
    pay_nation: 'england',
    pay_year: '2026/27',
    pay_band: value,
  });
  await db
    .insertInto('job')
    .values([
      {
        ...shared,
        reference: 'T-1',
        title: 'Alpha ventilator lead',
        description: 'Works beside a midwife.',
        place_id: at('Manchester'),
        type: 'permanent',
        urgency: 'high',
        salary_min: 40_000,
        salary_max: 50_000,
        posted_at: day(-1),
        closes_on: day(5).slice(0, 10),
      },
      {
        ...shared,
        ...band('6'),
        reference: 'T-2',
        title: 'Bravo midwife',
        place_id: at('Leeds'),
        type: 'full_time',
        urgency: 'medium',
        posted_at: day(-2),
        closes_on: day(9).slice(0, 10),
      },
      {
        ...shared,
        ...band('2'),
        reference: 'T-3',
        title: 'Charlie porter',
        description: 'Moves trolleys between theatres.',
        place_id: at('Glasgow'),
        type: 'contract',
        urgency: 'low',
        posted_at: day(-3),
        closes_on: day(0).slice(0, 10),
      },
      {
        ...shared,
        reference: 'T-4',
        title: 'Delta registrar',
        place_id: at('Exeter'),
        type: 'permanent',
        urgency: 'low',
        pay_scheme: 'medical_and_dental',
        salary_min: 60_000,
        salary_max: 70_000,
        posted_at: day(-4),
        closes_on: null,
      },
      {
        ...shared,
        reference: 'T-5',
        title: 'Echo past its day',
        place_id: at('Leeds'),
        type: 'permanent',
        urgency: 'low',
        posted_at: day(-30),
        closes_on: day(-1).slice(0, 10),
      },
      {
        ...shared,
        reference: 'T-6',
        title: 'Foxtrot closed',
        place_id: at('Leeds'),
        type: 'permanent',
        urgency: 'low',
        posted_at: day(-3),
        closes_on: null,
        closed_at: day(-1),
      },
    ])
    .execute();
}
