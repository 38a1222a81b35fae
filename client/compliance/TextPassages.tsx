import type { TextPartKind } from '../generated/graph.generated.ts';

/** A difference between two texts, as the graph returns it. */
export interface Passage {
  readonly heading: string;
  readonly parts: readonly { readonly kind: TextPartKind; readonly text: string }[];
}

/** The differences between two texts: added and removed words, with the words around them. */
export function TextPassages({ changes }: { changes: readonly Passage[] }) {
  return (
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
  );
}

type ChangedPart = Passage['parts'][number];

/** Each part with its position; the first without the line break before it. */
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

function keyOf({ heading, parts }: Passage): string {
  return `${heading} ${parts.map(({ kind, text }) => kind + text.slice(0, 40)).join(' ')}`;
}
