import type { FooterEntryFragment } from '../navigation/layout.generated.ts';

/** The certificates that the portal claims, as plain text, each marked as a claim if it is sample content. */
export function Certifications({ entry }: { entry: FooterEntryFragment }) {
  return (
    <div>
      <h2 className="mb-3 text-base font-bold">{entry.title}</h2>
      <ul>
        {entry.items.map(({ label, value }) => (
          <li key={label} className="flex justify-between gap-4 py-1">
            <span>{label}</span>
            {value && <span className="shrink-0">{value}</span>}
          </li>
        ))}
      </ul>
      {entry.body && <p className="mt-2 text-xs text-ink-2">{entry.body}</p>}
    </div>
  );
}
