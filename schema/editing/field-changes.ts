import { changesBetween, type TextChange } from '../compliance/text-difference.ts';
import type { ContentItem } from '../content/content.queries.ts';
import type { ContentRevisionRow } from './content-revision-row.ts';
import type { FieldValue } from './edited-kind.ts';
import { editedKind } from './edited-kinds.ts';

/** What a revision has changed about one field. */
export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a revision has changed, field by field in the order of the form; nothing of the first one. */
export function fieldChanges({ kind, fields, fieldsBefore, changedFields }: ContentRevisionRow): FieldChange[] {
  if (!fieldsBefore) {
    return [];
  }
  const changed = Object.entries(editedKind(kind).labels).filter(([field]) => changedFields.includes(field));
  return changed.map(([field, label]) => ({
    ...{ field, label },
    ...{ before: asText(fieldsBefore[field]), after: asText(fields[field]) },
  }));
}

/** The passages in which a field differs. */
export function passagesOf({ before, after }: FieldChange): TextChange[] {
  return changesBetween(before, after);
}

/** A value as people read it: a list with an entry on each line. */
function asText(value: FieldValue | undefined): string {
  if (value === true || value === false) {
    return value ? 'Yes' : 'No';
  }
  return typeof value === 'object' && value !== null ? value.map(asLine).join('\n') : String(value ?? '');
}

/** An entry of a list: a text itself, or a row by its values. */
function asLine(entry: string | ContentItem): string {
  if (typeof entry === 'string') {
    return entry;
  }
  const { label, value, text, url } = entry;
  return [label, value, text, url].filter(Boolean).join(', ');
}
