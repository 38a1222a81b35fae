import { registerPublications } from '../access/publications.ts';
import { londonDate } from '../text/clock-text.ts';
import { countOpenJobsOf, hideJobsOf, showJobsOf } from './hidden-jobs.queries.ts';
import { uncountApplicationsOf } from './job-applications.queries.ts';
import { closeJobsOf } from './job-postings.queries.ts';

registerPublications({
  name: 'jobs',
  count: (db, ownerId, now) => countOpenJobsOf(db, { ownerId, today: londonDate(now) }),
  hide: (transaction, ownerId, now) => hideJobsOf(transaction, { ownerId, now }),
  show: showJobsOf,
  uncount: uncountApplicationsOf,
  takeDown: (transaction, ownerId, now) => closeJobsOf(transaction, { ownerId, now }),
  takenDown: { action: 'job.closed', subjectKind: 'job' },
});
