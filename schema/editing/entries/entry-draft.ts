import type { ContentItem } from '../../content/content.queries.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { webAddress } from '../../text/web-address.ts';
import type { EditedFields } from '../edited-kind.ts';

/** A row of an entry as an operator writes it. */
export interface ItemDraft {
  readonly label: string;
  readonly value?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly url?: string | null | undefined;
}

/** What an operator writes of a text, a set of figures or a set of links of a page. */
export interface EntryDraft {
  readonly title: string;
  readonly body: string;
  readonly items: readonly ItemDraft[];
  readonly illustrative: boolean;
}

/** The same, checked, as a revision keeps it. */
export interface EntryFields extends EditedFields {
  readonly title: string;
  readonly body: string;
  readonly items: readonly ContentItem[];
  readonly illustrative: boolean;
  /** A page shows its texts at any time. */
  readonly published: true;
}

export const LONGEST_BODY = 20_000;
export const LONGEST_LABEL = 200;
export const LONGEST_VALUE = 200;
export const LONGEST_ITEM_TEXT = 1_000;
export const LONGEST_ADDRESS = 500;

/** What each field is called, in the order of the form. */
export const entryLabels = {
  title: 'Heading',
  body: 'Text',
  items: 'Rows',
  illustrative: 'Illustrative figures',
} as const;

/** Checks a text of a page. @throws ValidationError that names the fields. */
export function checkEntry(draft: EntryDraft): Omit<EntryFields, 'published'> {
  refuseLongList('items', draft.items);
  const checks = new FieldChecks();
  const checked = {
    title: checks.line('title', draft.title, { most: 200, missing: 'Enter a heading' }),
    body: checks.lines('body', draft.body, { most: LONGEST_BODY, name: entryLabels.body }),
    items: draft.items.map((item, index) => checkItem(checks, item, index)),
    illustrative: draft.illustrative,
  };
  checks.done();
  return checked;
}

/** Empty fields are left out, as in the files of a release. */
function checkItem(checks: FieldChecks, { label, value, text, url }: ItemDraft, index: number): ContentItem {
  const path = (name: string) => `items.${index}.${name}`;
  const row = `row ${index + 1}`;
  const missing = `Enter a name for ${row}`;
  const item = {
    label: checks.line(path('label'), label, { most: LONGEST_LABEL, name: `The name of ${row}`, missing }),
    value: checks.line(path('value'), value, { most: LONGEST_VALUE, name: `The figure of ${row}` }),
    text: checks.line(path('text'), text, { most: LONGEST_ITEM_TEXT, name: `The text of ${row}` }),
    url: checks.line(path('url'), url, { most: LONGEST_ADDRESS, name: `The address of ${row}` }),
  };
  if (item.url !== '' && !isFollowed(item.url)) {
    checks.refuse(
      path('url'),
      `The address of ${row} must start with https://, http://, mailto: or tel:, or with / for a page of the portal`,
    );
  }
  return {
    label: item.label,
    ...(item.value && { value: item.value }),
    ...(item.text && { text: item.text }),
    ...(item.url && { url: item.url }),
  };
}

/** Whether a page may have people follow an address: of another site, of a page of the portal, of mail or of a phone. */
function isFollowed(address: string): boolean {
  return /^(?:\/(?![/\\])|mailto:|tel:)[^\s"'<>\\]*$/.test(address) || webAddress(address) !== undefined;
}
