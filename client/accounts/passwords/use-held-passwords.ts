import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { DraftPlace } from '../../forms/saved-drafts.ts';
import { useSessionKeeper } from '../use-session.ts';
import { HeldPasswordsPlace } from './held-passwords.ts';

/**
 * Holds the passwords of a form that goes because its person's session ran out, while they are asked to sign in again:
 * for them alone, and until they have, or have closed that dialog. Answers whether the form has them back, and how to
 * say that they are sent.
 */
export function useHeldPasswords(
  form: RefObject<HTMLFormElement | null>,
  { accountId, form: name }: DraftPlace,
): readonly [isRestored: boolean, forget: () => void] {
  const keeper = useSessionKeeper();
  const place = use(HeldPasswordsPlace);
  const [isRestored, setRestored] = useState(place.current?.accountId === accountId && place.current.typed.has(name));
  useLayoutEffect(() => {
    const held = place.current?.accountId === accountId ? place.current.typed : undefined;
    for (const field of passwordsOf(form.current)) {
      const typed = held?.get(name)?.get(field.name);
      // The property, not the attribute: an attribute would be part of the document.
      if (typed !== undefined) field.value = typed;
    }
    held?.delete(name);
  }, [form, place, accountId, name]);
  useEffect(
    () =>
      keeper.askAgainBy(() => {
        const typed = passwordsOf(form.current).filter(({ value }) => value !== '');
        if (typed.length === 0) return;
        place.current ??= { accountId, typed: new Map() };
        place.current.typed.set(name, new Map(typed.map((field) => [field.name, field.value])));
        const stop = keeper.subscribe(() => {
          const next = keeper.read().session?.person.id;
          if (next === undefined) return;
          stop();
          if (next !== accountId) place.current = undefined;
        });
      }),
    [form, keeper, place, accountId, name],
  );
  return [isRestored, useCallback(() => setRestored(false), [])];
}

/** Also while they are shown, when they are fields of text. */
function passwordsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]') ?? [])];
}
