import type { Examples } from '../engine/answer-example.ts';
import type { Route } from '../engine/route.ts';
import { read, remove, replace } from '../engine/rows.ts';
import { jobExample } from '../jobs/examples.ts';
import { jobTag } from '../jobs/routes.ts';
import { RemoveSavedJobDocument, SavedJobsDocument, SaveJobDocument } from '../operations.generated.ts';

const examples: Examples = {
  saveJob: { id: jobExample.id },
  removeSavedJob: { id: jobExample.id },
  SavedJob: { ...jobExample, closesAt: '2026-12-08', isOpen: true, savedAt: '2026-11-20T09:30:00.000Z' },
  RemoveSavedJobPayload: { jobId: jobExample.id },
};
const area = { tag: jobTag, examples, signedIn: true };
const one = {
  ...area,
  path: '/jobs/{id}/saved',
  names: { jobId: 'id' },
  notFound: 'There is no job with this id.',
};

/** The rows of the REST table about the posts that people save. */
export const savedJobRoutes: readonly Route[] = [
  read(SavedJobsDocument, { ...area, path: '/jobs/user/saved', summary: 'Saved posts' }),
  replace(SaveJobDocument, { ...one, summary: 'Save a post', refusals: [409] }),
  remove(RemoveSavedJobDocument, { ...one, summary: 'Remove a saved post' }),
];
