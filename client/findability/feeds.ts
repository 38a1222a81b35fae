import type { DocumentNode } from 'graphql';
import { noticeList } from '../equipment/safety-notices/notice-list.ts';
import { SAFETY_NOTICES } from '../equipment/safety-notices/words.ts';
import { feedQuery, JOB_FEED, NEWS_FEED, SAFETY_FEED, STATUS_FEED } from '../feeds/feed-address.ts';
import { bandAndHours, closingLabel } from '../jobs/job-facts.ts';
import { jobList, jobSearchVariables } from '../jobs/job-search.ts';
import { STAFF_PORTAL } from '../jobs/words.ts';
import type { ListAddress } from '../lists/list-address.ts';
import { articleList, articlePath, articleSearchVariables } from '../news/article-search.ts';
import { NEWS_HUB } from '../news/words.ts';
import { SYSTEM_STATUS } from '../system-status/words.ts';
import { SAMPLE_DATA } from '../ui/late-words.ts';
import {
  JobFeedDocument,
  type JobFeedItemFragment,
  type JobFeedQuery,
  NewsFeedDocument,
  type NewsFeedItemFragment,
  type NewsFeedQuery,
} from './feeds.generated.ts';

/** One entry of a feed. Its address is a path of the portal. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** As ISO 8601. */
  readonly publishedAt: string;
}

/** A feed before it is asked for, and how its answer is read. */
export interface FeedQuestion {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same, and the feed itself, by their paths. */
  readonly page: string;
  readonly self: string;
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
  entriesOf(data: Record<string, unknown>): FeedEntry[];
}

/** More than these are read in the list. */
const ENTRIES = 30;

/** The feed at an address; nothing if none is. */
export function feedAt(pathname: string, params: URLSearchParams): FeedQuestion | undefined {
  if (pathname === JOB_FEED) {
    const search = jobList.read(params);
    return {
      ...narrowed(jobList, search, JOB_FEED, STAFF_PORTAL, 'New jobs in UK health services'),
      document: JobFeedDocument,
      variables: { filter: jobSearchVariables(search).filter, first: ENTRIES },
      entriesOf: (data) => {
        const { jobs, site } = data as unknown as JobFeedQuery;
        return jobs.nodes.map((job) => jobEntry(job, site.sampleData));
      },
    };
  }
  if (pathname === NEWS_FEED) {
    const search = articleList.read(params);
    return {
      ...narrowed(articleList, search, NEWS_FEED, NEWS_HUB, 'News for UK health services'),
      document: NewsFeedDocument,
      variables: { filter: articleSearchVariables(search).filter, first: ENTRIES },
      entriesOf: (data) => (data as unknown as NewsFeedQuery).news.nodes.map(newsEntry),
    };
  }
  return undefined;
}

/** The feed of a page, for its head. */
export function feedOfPage(pathname: string, params: URLSearchParams): { title: string; path: string } | undefined {
  if (pathname === noticeList.path) return { title: SAFETY_NOTICES, path: SAFETY_FEED };
  if (pathname === '/system-status') return { title: SYSTEM_STATUS, path: STATUS_FEED };
  const address = { [jobList.path]: JOB_FEED, [articleList.path]: NEWS_FEED }[pathname];
  const feed = address ? feedAt(address, params) : undefined;
  return feed && { title: feed.title, path: feed.self };
}

/** Says by its filters which part of a list a feed is of. */
function narrowed<ChoiceName extends string, TextName extends string, Sort extends string>(
  list: ListAddress<ChoiceName, TextName, Sort>,
  search: ReturnType<ListAddress<ChoiceName, TextName, Sort>['read']>,
  path: string,
  name: string,
  what: string,
) {
  const filters = list.activeFilters(search).map(({ label }) => label);
  const query = feedQuery(list, search);
  return {
    title: [name, ...filters].join(', '),
    description: `${[what, ...filters].join(', ')}. The newest ${ENTRIES}.`,
    page: list.path + query,
    self: path + query,
  };
}

function jobEntry(job: JobFeedItemFragment, isSample: boolean): FeedEntry {
  const { id, title, employer, location, salary, closesAt, postedAt } = job;
  const facts = [location, salary, bandAndHours(job), closingLabel(closesAt), ...(isSample ? [SAMPLE_DATA] : [])];
  return {
    id,
    title: `${title}, ${employer.name}`,
    text: facts.map(asSentence).join(' '),
    path: `${jobList.path}?${jobList.item}=${id}`,
    publishedAt: postedAt,
  };
}

function asSentence(fact: string): string {
  return `${fact.charAt(0).toUpperCase()}${fact.slice(1).replace(/\.$/, '')}.`;
}

function newsEntry({ id, slug, title, summary, publishedAt }: NewsFeedItemFragment): FeedEntry {
  return { id, title, text: summary, path: articlePath(slug), publishedAt };
}
