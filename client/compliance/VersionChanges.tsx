import { ChevronRight } from 'lucide-react';
import type { VersionChangeFragment } from './open-document.generated.ts';

interface VersionChangesProps {
  /** Undefined where they were not asked for. */
  changes: readonly VersionChangeFragment[] | undefined;
  /** The number of the version that it is compared with. */
  from: string;
}

/** What changed between two versions, folded away until it is wanted. */
export function VersionChanges({ changes, from }: VersionChangesProps) {
  if (!changes?.length) {
    return null;
  }
  return (
    <details className="group mt-1 text-sm">
      <summary className="inline-flex min-h-9 items-center gap-1 text-link underline underline-offset-[0.15em] pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4.5 group-open:rotate-90" strokeWidth={2} />
        What changed since version {from}
      </summary>
      <ul className="mt-2 flex flex-col gap-4 border-l-4 border-line pl-4">
        {changes.map((change) => (
          <li key={keyOf(change)}>
            {change.heading && <p className="font-bold">{change.heading}</p>}
            <p className="whitespace-pre-line">
              {placed(change.parts).map(({ at, part }) => (
                <Part key={at} part={part} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ChangedPart = VersionChangeFragment['parts'][number];

/** Each part with the place where it begins; the first without the line break before it. */
function placed(parts: readonly ChangedPart[]): { at: number; part: ChangedPart }[] {
  let at = 0;
  return parts.map((part, index) => {
    const start = at;
    at += part.text.length;
    const text = index === 0 ? part.text.trimStart() : part.text;
    return { at: start, part: { ...part, text } };
  });
}

function Part({ part: { kind, text } }: { part: ChangedPart }) {
  const words = withoutMarks(text);
  switch (kind) {
    case 'ADDED':
      return (
        <ins className="bg-go-tint decoration-go">
          <span className="sr-only">Added: </span>
          {words}
        </ins>
      );
    case 'REMOVED':
      return (
        <del className="bg-err-tint decoration-err">
          <span className="sr-only">Removed: </span>
          {words}
        </del>
      );
    default:
      return words;
  }
}

/** The marks of Markdown say nothing here, and empty lines would only be gaps. */
function withoutMarks(text: string): string {
  return text
    .replace(/^#+ /gm, '')
    .replaceAll('**', '')
    .replace(/\n{2,}/g, '\n');
}

function keyOf({ heading, parts }: VersionChangeFragment): string {
  return `${heading} ${parts.map(({ kind, text }) => kind + text.slice(0, 40)).join(' ')}`;
}
