import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListAddress } from './list-address.ts';
import type { Search } from './list-definition.ts';

/** Changes the search: a choice is a step that Back undoes, typing replaces the one before it. */
export type ChangeSearch<Asked> = (what: Partial<Asked>, options?: { replace?: boolean }) => void;

export interface ListSearch<Asked> {
  /** The search in the address, which the list follows. */
  search: Asked;
  /** What the form shows at once: the router changes the address a moment later, and a second choice may come before. */
  wanted: Asked;
  change: ChangeSearch<Asked>;
  /** Applies the values of a submitted form. */
  submit: (form: FormData) => void;
}

/** The search of a list, kept in the address of its page. */
export function useListSearch<ChoiceName extends string, TextName extends string, Sort extends string>(
  list: ListAddress<ChoiceName, TextName, Sort>,
): ListSearch<Search<ChoiceName, TextName>> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => list.read(params), [list, params]);
  const [wanted, setWanted] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setWanted(search);
  }
  const change: ChangeSearch<Search<ChoiceName, TextName>> = (what, { replace = false } = {}) => {
    // A link may have changed the address just now: the history has it at once, the router a moment later.
    const latest = wanted === search ? list.read(new URLSearchParams(window.location.search)) : wanted;
    const next = list.changed(latest, what);
    setWanted(next);
    navigate(list.of(next), { replace });
  };
  const submit = (form: FormData) => {
    const submitted = list.read(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])));
    if (!list.isSame(submitted, wanted)) change(submitted);
  };
  return { search, wanted, change, submit };
}
