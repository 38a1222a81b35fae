import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type DraftPlace, keepDraft, readDraft } from '../forms/saved-drafts.ts';
import { isMarked } from './sign-in-mark.ts';
import { useSessionKeeper } from './use-session.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Keeps what is typed into a form for this tab, so that a reload loses nothing, and neither does a session that runs out:
 * the answer is what an earlier form left, until it is sent. A form that a user leaves by themselves keeps nothing.
 *
 * @param known what the form begins with. Only fields that stand in it are kept, and only where one of them was changed.
 */
export function useSavedValues(
  form: RefObject<HTMLFormElement | null>,
  { accountId, form: name }: DraftPlace,
  known: Values,
): { readonly kept: Values | undefined; readonly isRestored: boolean; readonly forget: () => void } {
  const keeper = useSessionKeeper();
  const place = useMemo(() => ({ accountId, form: name }), [accountId, name]);
  const [kept] = useState(() => readDraft<Values>(place));
  const [isRestored, setRestored] = useState(kept !== undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => keepDraft(place, changedValues(new FormData(element), known));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, place, known]);
  useLayoutEffect(
    () => () => {
      // In the other tabs the mark disappears first, and the message about the user follows.
      const isOver = !isMarked() || keeper.read().session?.person.id !== accountId;
      keepDraft(place, isOver && form.current ? changedValues(new FormData(form.current), known) : undefined);
    },
    [form, keeper, accountId, place, known],
  );
  const forget = () => {
    keepDraft(place, undefined);
    setRestored(false);
  };
  return { kept, isRestored, forget };
}

function changedValues(values: FormData, known: Values): Values | undefined {
  const typed = Object.fromEntries(Object.keys(known).map((name) => [name, String(values.get(name) ?? '')]));
  return Object.keys(known).some((name) => typed[name] !== known[name]) ? typed : undefined;
}
