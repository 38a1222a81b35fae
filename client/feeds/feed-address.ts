import type { ListAddress } from '../lists/list-address.ts';
import type { Search } from '../lists/list-definition.ts';

/** The addresses of the feeds of lists; each takes the query of its list's address. */
export const JOB_FEED = '/feeds/jobs.xml';
export const NEWS_FEED = '/feeds/news.xml';
/** Safety notices about equipment. */
export const SAFETY_FEED = '/feeds/safety-notices.xml';
/** What was said of incidents. */
export const STATUS_FEED = '/feeds/status.xml';

/** The query of a list's address for a search, without order and page, as a feed has its own. */
export function feedQuery<ChoiceName extends string, TextName extends string, Sort extends string>(
  list: ListAddress<ChoiceName, TextName, Sort>,
  search: Search<ChoiceName, TextName>,
): string {
  const to = list.of(list.changed({ ...search, sort: '' }, {}));
  return typeof to === 'string' ? '' : (to.search ?? '');
}
