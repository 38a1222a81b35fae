import type { FieldChecks } from '../text/field-checks.ts';
import { checkWebAddress } from '../text/web-address.ts';
import type { JobRow } from './job-row.ts';
import { leastSalary } from './pay/least-salary.ts';

/** What a user sends to advertise a post, not checked yet. */
export interface GivenJob {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly postcode?: string | null | undefined;
  readonly type: JobRow['type'];
  readonly urgency: JobRow['urgency'];
  readonly description: string;
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly band?: string | null | undefined;
  readonly agency?: string | null | undefined;
  readonly contractType?: string | null | undefined;
  readonly workingPattern?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
  readonly applyUrl?: string | null | undefined;
}

/** A post that can be stored once the database has resolved its place, its agency and its pay. */
export interface JobDraft {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  /** Empty if none was given. */
  readonly postcode: string;
  readonly type: JobRow['type'];
  readonly urgency: JobRow['urgency'];
  readonly description: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly band: string | null;
  readonly agency: string | null;
  readonly contractType: string;
  readonly workingPattern: string;
  readonly closesAt: string | null;
  readonly applyUrl: string | null;
}

const HIGHEST_SALARY = 1_000_000;
const LONGEST_DESCRIPTION = 20_000;

/** The default contract of each type. */
const usual = {
  permanent: { contractType: 'Permanent', workingPattern: 'Full-time' },
  full_time: { contractType: 'Permanent', workingPattern: 'Full-time' },
  contract: { contractType: 'Fixed term', workingPattern: 'Full-time' },
} as const;

/** Checks the input for a post, without the database; `checks` collects the problems. `today` is the day in London. */
export function checkJob(checks: FieldChecks, given: GivenJob, today: string): JobDraft {
  const description = checks.lines('description', given.description, {
    most: LONGEST_DESCRIPTION,
    missing: 'Enter a description of the job',
  });
  if (given.closesAt != null && given.closesAt < today) {
    checks.refuse('closesAt', 'The closing date must be today or later');
  }
  const applyUrl = checkWebAddress(checks, 'applyUrl', given.applyUrl);
  const { workingPattern, ...otherwise } = usual[given.type];
  const contractType = checks.line('contractType', given.contractType, { most: 60 }) || otherwise.contractType;
  checkSalary(checks, given, contractType);
  return {
    title: checks.line('title', given.title, { most: 200, missing: 'Enter a job title' }),
    department: checks.line('department', given.department, { most: 200, missing: 'Enter a department' }),
    location: checks.line('location', given.location, { most: 200, missing: 'Enter the town where the job is' }),
    postcode: checks.line('postcode', given.postcode, { most: 10 }),
    type: given.type,
    urgency: given.urgency,
    description,
    salaryMin: given.salaryMin ?? null,
    salaryMax: given.salaryMax ?? null,
    band: given.band ?? null,
    agency: checks.line('agency', given.agency, { most: 200 }) || null,
    contractType,
    workingPattern: checks.line('workingPattern', given.workingPattern, { most: 60 }) || workingPattern,
    closesAt: given.closesAt ?? null,
    applyUrl,
  };
}

/**
 * Checks what can be checked of a post that cannot be stored, as fields of it are missing or have been refused already,
 * which `checks` knows.
 */
export function checkPartOfJob(checks: FieldChecks, given: Partial<GivenJob>, today: string): void {
  // The placeholder of a refused field breaks no rule together with the others.
  const band = checks.isRefused('band') ? { band: '6' } : {};
  const standIns = {
    title: '',
    department: '',
    location: '',
    type: 'permanent',
    urgency: 'low',
    description: '',
  } as const;
  checkJob(checks, { ...standIns, ...band, ...given }, today);
}

function checkSalary(checks: FieldChecks, { salaryMin, salaryMax, band }: GivenJob, contractType: string): void {
  const least = leastSalary(contractType);
  for (const [path, which, salary] of [
    ['salaryMin', 'lowest', salaryMin],
    ['salaryMax', 'highest', salaryMax],
  ] as const) {
    if (salary != null && salary < 0) {
      checks.refuse(path, `The ${which} salary must be £0 or more`);
    }
    if (salary != null && least && salary < least.pounds) {
      const amount = `£${least.pounds.toLocaleString('en-GB')}`;
      checks.refuse(
        path,
        `The ${which} salary is below ${least.name}. Enter what full-time work pays in a year: ${amount} or more`,
      );
    }
    if (salary != null && salary > HIGHEST_SALARY) {
      checks.refuse(path, `The ${which} salary is too high. It must be £1,000,000 or less`);
    }
    if (salary == null && band == null) {
      checks.refuse(path, `Enter the ${which} salary, or a band`);
    }
  }
  if (salaryMin != null && salaryMax != null && salaryMin > salaryMax) {
    checks.refuse('salaryMax', 'The highest salary must not be below the lowest');
  }
}
