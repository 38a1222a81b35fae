import { SaveSearch } from '../alerts/SaveSearch.tsx';
import { FeedLink } from '../feeds/FeedLink.tsx';
import { feedQuery, JOB_FEED } from '../feeds/feed-address.ts';
import { type JobSearch, jobList, jobSearchVariables } from './job-search.ts';

/** Below the list: the way to save the search, and the feed of the jobs that it finds. */
export function JobFeedLink({ search }: { search: JobSearch }) {
  const query = feedQuery(jobList, search);
  return (
    <>
      <SaveSearch filter={{ jobs: jobSearchVariables(search).filter ?? {} }} listQuery={query} />
      <FeedLink href={JOB_FEED + query}>New jobs like these as an RSS feed</FeedLink>
    </>
  );
}
