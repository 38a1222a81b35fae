import { registerPublications } from '../access/publications.ts';
import { londonDate } from '../text/clock-text.ts';
import { uncountApplicationsOf } from './applications/job-applications.queries.ts';
import { countOpenJobsOf, hideJobsOf, showJobsOf } from './postings/hidden-jobs.queries.ts';
import { closeJobsOf } from './postings/job-postings.queries.ts';

registerPublications({
  name: 'jobs',
  count: (db, ownerId, now) => countOpenJobsOf(db, { ownerId, today: londonDate(now) }),
  hide: (transaction, ownerId, now) => hideJobsOf(transaction, { ownerId, now }),
  show: showJobsOf,
  uncount: uncountApplicationsOf,
  takeDown: (transaction, ownerId, now) => closeJobsOf(transaction, { ownerId, now }),
  takenDown: { action: 'job.closed', subjectKind: 'job' },
});
