import type { Kysely, Transaction } from 'kysely';
import type { ContentItem } from '../content/content.queries.ts';
import type { DB } from '../tables.ts';

/** What operators edit. */
export const contentKinds = ['article', 'help_article', 'document', 'content_entry'] as const;
export type ContentKindName = (typeof contentKinds)[number];

export type FieldValue = string | number | boolean | null | readonly string[] | readonly ContentItem[];

/** All of a piece of content that can be edited, by the names of its input; a revision keeps them. */
export interface EditedFields {
  readonly title: string;
  /** Whether it is shown to others than operators. */
  readonly published: boolean;
  readonly [name: string]: FieldValue;
}

/** A piece of content as operators see it. */
export interface EditedContent<Fields extends EditedFields = EditedFields> {
  readonly kind: ContentKindName;
  readonly id: string;
  readonly slug: string;
  /** Of its newest revision; 0 if it was never edited in the portal. */
  readonly revision: number;
  readonly changedAt: string;
  readonly fields: Fields;
}

/** What is to be stored of a piece of content. */
export interface Stored<Fields> {
  readonly id: string;
  readonly fields: Fields;
  /** What the fields were until now. */
  readonly before: Fields;
  readonly revision: number;
  readonly now: string;
}

/** A kind of content that operators edit: its table, and its rules. */
export interface EditedKind<Draft, Fields extends EditedFields> {
  readonly name: ContentKindName;
  /** What it is called in sentences. */
  readonly noun: string;
  /** The fields in the order of the form, and what each is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether it can be neither created nor unpublished, as a page always shows it. */
  readonly isAlwaysShown?: true;
  find(db: Kysely<DB>, id: string): Promise<EditedContent<Fields> | undefined>;
  lock(transaction: Transaction<DB>, id: string): Promise<void>;
  /** @throws ValidationError that names the fields. */
  check(draft: Draft, now: Date): Partial<Fields>;
  /** Looks at a change beside what is there. @throws ValidationError that names the fields. */
  compare?(before: Fields, after: Fields): void;
  update(transaction: Transaction<DB>, stored: Stored<Fields>): Promise<void>;
  /** What an earlier revision becomes today; it itself where nothing is said. */
  restored?(earlier: Fields, present: Fields): Fields;
}

/** A kind of which operators also write new ones. */
export interface WrittenKind<Draft, Fields extends EditedFields> extends EditedKind<Draft, Fields> {
  /** Adds one that is not published. @returns its identifier. */
  insert(transaction: Transaction<DB>, added: { fields: Fields; slug: string; now: string }): Promise<string>;
}
