import { type RefObject, useEffect, useMemo, useState } from 'react';
import { fieldsOf, isSecret } from './form-fields.ts';
import { type DraftPlace, keepDraft, readDraft } from './saved-drafts.ts';

/** What a form's fields held, by their names. */
export type SavedValues = Readonly<Record<string, string>>;

export interface FormDraft {
  /** What an earlier visit to the form in this tab left; the form begins with it. */
  readonly kept: SavedValues | undefined;
  /** Deletes it: the form was sent, or is reset. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed into a form for this tab and account, so that a reload, a step back or a session that runs out
 * loses nothing. Passwords are never kept.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, wanted: DraftPlace | undefined): FormDraft {
  const { accountId, form: name } = wanted ?? {};
  const place = useMemo(
    () => (accountId !== undefined && name !== undefined ? { accountId, form: name } : undefined),
    [accountId, name],
  );
  const [kept, setKept] = useState(() => place && readDraft<SavedValues>(place));
  useEffect(() => {
    const element = form.current;
    if (!element || !place) return;
    const keep = () => keepDraft(place, valuesOf(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, place]);
  const forget = () => {
    if (place) keepDraft(place, undefined);
    setKept(undefined);
  };
  return { kept, forget };
}

function valuesOf(form: HTMLFormElement): SavedValues {
  const fields = fieldsOf(form).filter((field) => !isSecret(field) && field.type !== 'checkbox');
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
