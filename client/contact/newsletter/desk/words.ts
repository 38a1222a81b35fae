import type { NewsletterIssueState, NewsletterList } from '../../../generated/graph.generated.ts';
import type { ListWords } from '../../../lists/list-words.ts';
import type { TagTone } from '../../../ui/Tag.tsx';

export const NOT_SAVED = 'The issue was not saved';
export const NOT_SENT = 'The issue was not sent';
export const NOT_TESTED = 'The test was not sent';
export const NOT_DELETED = 'The draft was not deleted';
export const LONGEST_SUBJECT = 150;

/** The newsletters, as operators choose among them. */
export const lists: readonly { readonly value: NewsletterList; readonly label: string }[] = [
  { value: 'NEWS', label: 'Newsletter' },
  { value: 'DEVELOPERS', label: 'Developer newsletter' },
];

export const issueWords: ListWords = {
  one: 'issue',
  many: 'issues',
  loading: 'Loading issues',
  failed: 'Issues could not be loaded',
  noMatch: 'No issue matches',
  none: { title: 'No issues yet', text: 'Issues of the newsletter appear here once one is written.' },
};

export const states: Readonly<Record<NewsletterIssueState, { readonly label: string; readonly tone: TagTone }>> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  SENDING: { label: 'Being sent', tone: 'information' },
  SENT: { label: 'Sent', tone: 'good' },
};
