import type { JobInput, JobType, JobUrgency, PayBand } from '../../generated/graph.generated.ts';
import type { JobAsPostedFragment } from './posting.generated.ts';

/** A post in the form: its typed and chosen values, as text. */
export interface JobDraft {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly postcode: string;
  readonly type: string;
  readonly urgency: string;
  readonly band: string;
  /** Empty if the salary follows the scale of the band. */
  readonly salaryMin: string;
  readonly salaryMax: string;
  readonly contractType: string;
  readonly workingPattern: string;
  readonly closesAt: string;
  readonly description: string;
  readonly agency: string;
  readonly applyOn: ApplyOn;
  readonly applyUrl: string;
}

/** Where people apply. */
export type ApplyOn = 'portal' | 'elsewhere';

/** The form before anything is filled in. */
export const emptyDraft: JobDraft = {
  title: '',
  department: '',
  location: '',
  postcode: '',
  type: '',
  urgency: '',
  band: '',
  salaryMin: '',
  salaryMax: '',
  contractType: '',
  workingPattern: '',
  closesAt: '',
  description: '',
  agency: '',
  applyOn: 'portal',
  applyUrl: '',
};

/** A post that is there as the form begins with it. The salary of a scale is not one to be typed. */
export function draftOf(job: JobAsPostedFragment): JobDraft {
  const salary = (amount: number | null) => (job.pay || amount === null ? '' : String(amount));
  return {
    title: job.title,
    department: job.department,
    location: job.location,
    postcode: job.postcode ?? '',
    type: job.type,
    urgency: job.urgency,
    band: job.band ?? '',
    salaryMin: salary(job.salaryMin),
    salaryMax: salary(job.salaryMax),
    contractType: job.contractType,
    workingPattern: job.workingPattern,
    closesAt: job.closesAt ?? '',
    description: job.description,
    agency: job.agency ?? '',
    applyOn: job.applyUrl ? 'elsewhere' : 'portal',
    applyUrl: job.applyUrl ?? '',
  };
}

/** A new post that begins as another one. Its last day to apply is its own. */
export function copyOf(job: JobAsPostedFragment): JobDraft {
  return { ...draftOf(job), closesAt: '' };
}

/** What stays as people have read it who have applied; its pay may rise. */
const fixedFields = ['title', 'location', 'postcode', 'type', 'contractType', 'workingPattern'] as const;

/** A draft with the fields as they stand that cannot change once people have applied. */
export function withFixed(draft: JobDraft, job: JobAsPostedFragment): JobDraft {
  const posted = draftOf(job);
  return { ...draft, ...Object.fromEntries(fixedFields.map((field) => [field, posted[field]])) };
}

/** The post as the graph takes it, once the form has nothing against it. */
export function inputOf(draft: JobDraft): JobInput {
  const { title, department, location, description, band } = draft;
  const given = (text: string) => text.trim() || null;
  return {
    title,
    department,
    location,
    postcode: given(draft.postcode),
    description,
    type: draft.type as JobType,
    urgency: draft.urgency as JobUrgency,
    band: (band || null) as PayBand | null,
    salaryMin: poundsOf(draft.salaryMin),
    salaryMax: poundsOf(draft.salaryMax),
    contractType: given(draft.contractType),
    workingPattern: given(draft.workingPattern),
    closesAt: given(draft.closesAt),
    agency: given(draft.agency),
    applyUrl: draft.applyOn === 'portal' ? null : given(draft.applyUrl),
  };
}

/** The most that a post may pay, in pounds a year. */
export const HIGHEST_SALARY = 1_000_000;

/** Whole pounds as people write them: 35000, 35,000, £35,000 or 35k; null for anything else. */
export function poundsOf(text: string): number | null {
  const [, thousands, pounds] = /^(?:(\d{1,4}(?:\.\d{1,3})?)k|(\d+))$/i.exec(text.replaceAll(/[£,\s]/g, '')) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1_000);
  return pounds === undefined ? null : Number(pounds);
}
