import { ListAddress } from '../../lists/list-address.ts';
import type { Search } from '../../lists/list-definition.ts';
import type { SafetyNoticesPageQueryVariables } from './safety-notices.generated.ts';

/** What the list of safety notices is asked for, as it stands in the address. */
export type NoticeSearch = Search<never, never>;

const newest = { slug: 'newest', label: 'Newest first', value: 'NEWEST' } as const;

/** How the list of safety notices stands in the address. It has one order. */
export const noticeList = new ListAddress<never, never, 'NEWEST'>({
  path: '/equipment/safety-notices',
  item: 'notice',
  choiceFilters: [],
  texts: [],
  sorts: [newest],
  bestMatch: newest,
  pageSize: 20,
});

/** The variables of the page's query. */
export function noticeVariables(search: NoticeSearch): SafetyNoticesPageQueryVariables {
  const { sort: _, ...page } = noticeList.pageVariables(search);
  return page;
}

/** The address of a notice by itself. */
export function noticePath({ slug }: { slug: string }): string {
  return `${noticeList.path}?${noticeList.item}=${slug}`;
}
