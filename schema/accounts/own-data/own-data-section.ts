import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/** A section of the download of own data. */
export interface OwnDataSection {
  /** Its key in the document that they download. */
  readonly name: string;
  /** The content of the section, for the description of the document. */
  readonly tells: string;
  /** The tables that it tells of. */
  readonly tables: readonly (keyof DB)[];
  /** What goes of it when the account is deleted, as a phrase for people; null if it stays (`kept-records.ts`). */
  readonly goes: string | null;
  read(db: Kysely<DB>, accountId: string): Promise<unknown>;
}
