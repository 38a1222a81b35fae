import { FeedLink } from '../feeds/FeedLink.tsx';
import { feedQuery, JOB_FEED } from '../feeds/feed-address.ts';
import { type JobSearch, jobList } from './job-search.ts';
import { FOLLOW_SEARCH } from './words.ts';

/** The feed of the jobs that a search finds. */
export function JobFeedLink({ search }: { search: JobSearch }) {
  return <FeedLink href={JOB_FEED + feedQuery(jobList, search)}>{FOLLOW_SEARCH}</FeedLink>;
}
