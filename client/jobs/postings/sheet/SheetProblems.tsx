import { useEffect, useRef } from 'react';
import type { SheetProblem } from './read-sheet.ts';

const MOST_SHOWN = 200;

/** What is wrong with the rows, each with its row and column, so that nothing was posted; or that no answer came. */
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
        {problems.some(({ isUnanswered }) => isUnanswered)
          ? 'Your rows are still here. Post them again unchanged: no job is posted twice.'
          : 'No job was posted. Mend what is wrong, then check the rows again.'}
      </p>
      <ul className="num mt-3 list-disc space-y-1 pl-5 text-sm">
        {problems.slice(0, MOST_SHOWN).map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`} className="break-words">
            {row !== undefined && (
              <span className="font-bold">
                Row {row}, {column}:{' '}
              </span>
            )}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
