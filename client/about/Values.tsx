import type { AboutEntryFragment } from './about-page.generated.ts';

/** What the portal holds to, numbered. */
export function Values({ items }: Pick<AboutEntryFragment, 'items'>) {
  return (
    <ol className="max-w-read border-b border-line">
      {items.map(({ label, text }, index) => (
        <li key={label} className="flex gap-x-4 border-t border-line py-4">
          <span aria-hidden className="num w-8 shrink-0 text-h3 leading-7 font-bold text-brand">
            {index + 1}
          </span>
          <div>
            <h3 className="text-base text-pretty">{label}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
