import { registerPublications } from '../access/publications.ts';
import { londonDate } from '../text/clock-text.ts';
import { uncountApplicationsOf } from './applications/job-applications.queries.ts';
import { countOpenJobsOf, handOverJobsOf, hideJobsOf, showJobsOf } from './postings/hidden-jobs.queries.ts';
import { closeJobsOf } from './postings/job-postings.queries.ts';

registerPublications({
  name: 'jobs',
  count: (db, scope, now) => countOpenJobsOf(db, scope, londonDate(now)),
  hide: hideJobsOf,
  show: showJobsOf,
  handOver: handOverJobsOf,
  uncount: uncountApplicationsOf,
  takeDown: closeJobsOf,
  takenDown: { action: 'job.closed', subjectKind: 'job' },
});
