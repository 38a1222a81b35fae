import { ValidationError } from '../errors.ts';
import { checkNumber } from '../queries/filter-values.ts';
import type { DocumentRow, VersionRow } from './document-row.ts';
import { MOST_VERSIONS } from './document-selection.ts';
import { changesBetween, type TextChange } from './text-difference.ts';

/** A version among the others of its document. */
export interface DocumentVersion extends VersionRow {
  readonly slug: string;
  readonly isCurrent: boolean;
  /** All versions that are known, newest first. */
  readonly siblings: readonly VersionRow[];
  readonly index: number;
}

const SOME_VERSIONS = 10;

/**
 * The newest versions of a document, newest first.
 *
 * @throws ValidationError if too many are asked for.
 */
export function versionsOf({ slug, version, versions }: DocumentRow, first?: number | null): DocumentVersion[] {
  checkNumber('first', first, 1, MOST_VERSIONS);
  return versions
    .slice(0, first ?? SOME_VERSIONS)
    .map((row, index) => ({ ...row, slug, isCurrent: row.number === version, siblings: versions, index }));
}

/** The price of versions: all of a document are read at once, so that asking for few of them is hardly cheaper. */
export function versionsCost({ first }: { first?: number | null | undefined }): { field: number; multiplier: number } {
  return { field: 5, multiplier: Math.min(Math.max(first ?? SOME_VERSIONS, SOME_VERSIONS), MOST_VERSIONS) };
}

/**
 * What changed in a version since another one, by default the previous one. Nothing changed in the
 * first one.
 *
 * @throws ValidationError if the document has no such other version.
 */
export function changesSince({ content, siblings, index }: DocumentVersion, since?: string | null): TextChange[] {
  const other = since == null ? siblings[index + 1] : siblings.find(({ number }) => number === since);
  if (!other && since != null) {
    throw ValidationError.of('since', 'since must be the number of another version of this document, like 2.0.');
  }
  return other ? changesBetween(other.content, content) : [];
}
