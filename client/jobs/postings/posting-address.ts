/** What is done to a post over the page: it is written, also from another one, or closed. */
export type PostingTask = 'job' | 'copy' | 'close';

/** The part of an address that says what new posts come from, and that this is a spreadsheet. */
export const FROM = 'from';
export const SHEET = 'sheet';

/** Where posts are written from a spreadsheet. */
export function sheetAddress(): string {
  return `/staff-portal?${new URLSearchParams({ form: 'job', [FROM]: SHEET })}`;
}

/** Where a new post is written, or something is done about one that is there. */
export function postingAddress(task: PostingTask | 'applications', id?: string): string {
  return `/staff-portal?${new URLSearchParams({ ...(id && { job: id }), form: task })}`;
}

/** The query of an opened post with a task over it. What else the address says stays. */
export function withPosting(query: string, task: PostingTask): string {
  const params = new URLSearchParams(query);
  params.set('form', task);
  return `?${params}`;
}
