import { Link } from 'react-router-dom';
import type { DeskAddress } from './use-desk-address.ts';

interface DeskListsProps {
  label: string;
  /** The part of the address that names the list; empty for the first one. */
  name: string;
  lists: readonly { readonly slug: string; readonly label: string }[];
  shown: string;
  address: DeskAddress;
}

/** The ways between the lists of one section. */
export function DeskLists({ label, name, lists, shown, address }: DeskListsProps) {
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap gap-x-6">
        {lists.map((list) => (
          <li key={list.slug}>
            <Link
              to={address.of({ [name]: list.slug })}
              aria-current={list.slug === shown ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center text-sm ${list.slug === shown ? 'font-bold text-ink no-underline' : ''}`}
            >
              {list.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
