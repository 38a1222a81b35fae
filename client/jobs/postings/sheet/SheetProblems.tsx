import { useEffect, useRef } from 'react';
import { countOf } from '../../../lists/count-words.ts';
import type { SheetProblem } from './read-sheet.ts';

const MOST_SHOWN = 200;

/** What is wrong with the rows, each with its line and column. Nothing was posted. */
export function SheetProblems({ problems }: { problems: readonly SheetProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="sheet-problems"
      className="rounded border-4 border-err p-5 outline-none"
    >
      <h3 id="sheet-problems" className="text-lg font-bold">
        There is a problem
      </h3>
      <p className="mt-1 text-sm">
        {countOf(problems.length, 'cell is', 'cells are')} not as needed. No job was posted.
      </p>
      <ul className="num mt-3 list-disc space-y-1 pl-5 text-sm">
        {problems.slice(0, MOST_SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className="break-words">
            {line !== undefined && (
              <span className="font-bold">
                Row {line}, {column}:{' '}
              </span>
            )}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
