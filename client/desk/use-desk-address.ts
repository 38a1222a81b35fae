import { type To, useLocation, useNavigate } from 'react-router-dom';

const PAGE_SIZE = 20;

type Change = Readonly<Record<string, string>>;

/** What the address says of the section that is shown: what its list is narrowed by, and which page of it. */
export interface DeskAddress {
  /** A part of the query; empty if it is not there. */
  readonly value: (name: string) => string;
  /** The address with something changed. What is empty goes, and the list begins anew unless its page is what changes. */
  readonly of: (change: Change) => To;
  readonly go: (change: Change, options?: { replace?: boolean }) => void;
  /** The page as arguments of a list. */
  readonly page: { first?: number; after?: string; last?: number; before?: string };
}

/** The address of the operators' page. */
export function useDeskAddress(): DeskAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const value = (name: string) => params.get(name) ?? '';
  const of = (change: Change) => {
    const next = new URLSearchParams(search);
    for (const [name, text] of Object.entries({ after: '', before: '', ...change })) {
      if (text === '') next.delete(name);
      else next.set(name, text);
    }
    return { pathname, search: next.size > 0 ? `?${next}` : '' };
  };
  const [after, before] = [value('after'), value('before')];
  const page = before ? { last: PAGE_SIZE, before } : { first: PAGE_SIZE, ...(after && { after }) };
  return { value, of, go: (change, options) => void navigate(of(change), options), page };
}
