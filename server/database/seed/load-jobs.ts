import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '../../../schema/ports.ts';
import type { DB, Job } from '../../../schema/tables.ts';
import { calendarDay, startOfDay } from './days-from-now.ts';
import jobs from './sample/jobs.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

type SampleJob = (typeof jobs)[number];
type JobPlace = { id: string; nation: string };

export const sampleJobIds = jobs.map((job) => job.id);

/** The sample jobs, posted and closing as many days from now as the file says. */
export async function loadJobs(db: Kysely<DB>, clock: Clock): Promise<void> {
  const places = await db
    .selectFrom('place')
    .select(['id', 'slug', 'nation'])
    .where(
      'slug',
      'in',
      jobs.map((job) => job.placeSlug),
    )
    .execute();
  const now = clock.now();
  const rows = jobs.map((job) => {
    const place = places.find((candidate) => candidate.slug === job.placeSlug);
    if (!place) {
      throw new Error(`The sample job ${job.reference} is at ${job.placeSlug}, which is not among the places.`);
    }
    return jobRow(job, place, now);
  });
  // People apply to sample jobs too, so counting continues from the figure of the file.
  await upsertRows(db, {
    table: 'job',
    key: ['id'],
    rows,
    onlyWhenNew: ['application_count'],
    changedAt: 'updated_at',
  });
}

function jobRow(job: SampleJob, place: JobPlace, now: Date): Insertable<Job> {
  return {
    id: job.id,
    reference: job.reference,
    title: job.title,
    department: job.department,
    description: job.description,
    employer_id: job.employerId,
    recruitment_partner_id: job.partnerId,
    place_id: place.id,
    type: job.type.toLowerCase().replace('-', '_'),
    contract_type: job.contractType,
    working_pattern: job.workingPattern,
    weekly_hours: job.weeklyHours,
    urgency: job.urgency,
    pay_scheme: job.payScheme,
    pay_nation: job.payBand && place.nation,
    pay_year: job.payBand && job.payYear,
    pay_band: job.payBand,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    posted_at: startOfDay(-job.postedDaysAgo, now),
    closes_on: calendarDay(job.closesInDays, now),
    closed_at: null,
    application_count: job.applications,
    apply_url: job.applyUrl,
  };
}
