import type { AboutEntryFragment } from './about-page.generated.ts';

/** People as ruled rows: initials instead of a picture, name and role, and a sentence. */
export function Leadership({ items }: Pick<AboutEntryFragment, 'items'>) {
  return (
    <ul className="mt-4 border-b border-line">
      {items.map(({ label, value, text }) => (
        <li key={label} className="flex gap-x-4 border-t border-line py-4">
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center bg-brand-tint text-sm font-bold text-brand-dark"
          >
            {initialsOf(label)}
          </span>
          <div>
            <h3 className="text-base text-pretty">{label}</h3>
            <p className="text-sm font-bold text-ink-2">{value}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first letters of the first and the last name, titles left out. */
function initialsOf(name: string): string {
  const names = name.split(' ').filter((part) => !/^(?:Dr|Mr|Mrs|Ms|Mx|Prof|Professor|Sir|Dame)\.?$/.test(part));
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => part?.charAt(0) ?? '').join('');
}
