import type { JobDraftInput, JobType, JobUrgency } from '../../../generated/graph.generated.ts';
import { inputOf, type JobDraft } from '../job-draft.ts';
import type { SavedJobDraftFragment } from './job-drafts.generated.ts';

/** A saved draft as the form begins with it. */
export function draftOfSaved(saved: SavedJobDraftFragment): JobDraft {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    title: text(saved.title),
    department: text(saved.department),
    location: text(saved.location),
    postcode: text(saved.postcode),
    type: text(saved.type),
    urgency: text(saved.urgency),
    band: text(saved.band),
    salaryMin: text(saved.salaryMin),
    salaryMax: text(saved.salaryMax),
    contractType: text(saved.contractType),
    workingPattern: text(saved.workingPattern),
    closesAt: text(saved.closesAt),
    description: text(saved.description),
    agency: text(saved.agency),
    applyOn: saved.applyUrl ? 'elsewhere' : 'portal',
    applyUrl: text(saved.applyUrl),
  };
}

/** What is filled in of a post, as the graph takes it for a draft. */
export function draftInputOf(draft: JobDraft): JobDraftInput {
  const given = (text: string) => text.trim() || null;
  return {
    ...inputOf(draft),
    title: given(draft.title),
    department: given(draft.department),
    location: given(draft.location),
    description: given(draft.description),
    type: given(draft.type) as JobType | null,
    urgency: given(draft.urgency) as JobUrgency | null,
  };
}

/** Where a draft is gone on with. */
export function draftAddress(id: string): string {
  return `/staff-portal?${new URLSearchParams({ form: 'job', [DRAFT]: id })}`;
}

/** The part of an address that names the draft in the form. */
export const DRAFT = 'draft';
