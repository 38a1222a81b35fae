import type { AboutEntryFragment } from './about-page.generated.ts';

/** Steps as stations of a line, in their order; the first, which is reached, is filled. */
export function Timeline({ items }: Pick<AboutEntryFragment, 'items'>) {
  return (
    <ol className="relative mt-6 max-w-read">
      {items.map(({ label, value, text }, index) => (
        <li key={label} className="relative pb-8 pl-10 last:pb-0">
          {index < items.length - 1 && (
            <span aria-hidden className="absolute top-3 -bottom-3 left-1.5 border-l-4 border-brand" />
          )}
          <span
            aria-hidden
            className={`absolute top-1.5 left-0 size-4 rounded-full border-4 border-brand ${index === 0 ? 'bg-brand' : 'bg-paper'}`}
          />
          <h3 className="text-base text-pretty">{label}</h3>
          {value && <p className="num text-sm font-bold text-ink-2">{value}</p>}
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
