import { sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { JobOrder } from './job-filter.ts';
import type { JobRow } from './job-row.ts';

/** Later than the date of any real post: the date in the order for posts that stay open until filled. */
const NO_CLOSING_DATE = '9999-12-31';
/** Stands in the order, lowest first, for posts that state no salary. */
const NO_SALARY = 2_147_483_647;

/** The least pay of a post: its highest salary if it states no other. An index uses exactly this expression. */
export const lowestSalary = sql<number>`coalesce(job.salary_min, job.salary_max, ${sql.lit(NO_SALARY)})`;

const id = { expression: sql`job.id`, type: 'uuid' };
const postedAt = { expression: sql`job.posted_at`, type: 'timestamptz' };

/** How each order sorts, and which values of a row a cursor contains. */
export const orders: Readonly<Record<JobOrder, Order<JobRow>>> = {
  newest: {
    direction: 'desc',
    columns: [postedAt, id],
    values: (job) => [job.postedAt, job.id],
  },
  closing_soon: {
    direction: 'asc',
    columns: [{ expression: sql`coalesce(job.closes_on, ${sql.lit(NO_CLOSING_DATE)})`, type: 'date' }, id],
    values: (job) => [job.closesAt ?? NO_CLOSING_DATE, job.id],
  },
  salary_high: {
    direction: 'desc',
    columns: [{ expression: sql`coalesce(job.salary_max, 0)`, type: 'integer' }, id],
    values: (job) => [job.salaryMax ?? 0, job.id],
  },
  salary_low: {
    direction: 'asc',
    columns: [{ expression: lowestSalary, type: 'integer' }, id],
    values: (job) => [job.salaryMin ?? job.salaryMax ?? NO_SALARY, job.id],
  },
  // Nearest first, though the order goes down: the newest come first at one place.
  distance: {
    direction: 'desc',
    columns: [{ expression: sql`-job.distance`, type: 'integer' }, postedAt, id],
    values: (job) => [-(job.distance ?? 0), job.postedAt, job.id],
  },
  relevance: {
    direction: 'desc',
    columns: [{ expression: sql`job.score`, type: 'integer' }, postedAt, id],
    values: (job) => [job.score ?? 0, job.postedAt, job.id],
  },
};
