import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describedBy, Field } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/numbers.ts';
import { CvImport } from './cv/CvImport.tsx';
import { LONGEST_STATEMENT } from './words.ts';

/** From this number of remaining characters on, screen readers announce it too, by hundreds. */
const NEARLY_FULL = 500;

/** What a user writes to an employer, or takes over from a CV, and how much room is left. */
export function StatementField({ kept = '', error }: { kept: string | undefined; error: string | undefined }) {
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [statement, setStatement] = useState(kept);
  const left = LONGEST_STATEMENT - statement.trim().length;
  const add = (text: string) => {
    flushSync(() => setStatement((before) => (before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`)));
    // The draft of the form listens to input events.
    textarea.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const hint = 'Say how your experience and skills fit the job. Do not give details about people you have cared for.';
  return (
    <>
      <CvImport onImported={add} />
      <Field id={id} label="Supporting statement" hint={hint} error={error}>
        <textarea
          ref={textarea}
          id={id}
          name="statement"
          rows={9}
          value={statement}
          onChange={({ currentTarget: { value } }) => setStatement(value)}
          {...describedBy({ id, hint, error })}
          className={`block w-full rounded-sm border-2 bg-paper px-3 py-2 text-sm ${error ? 'border-err' : 'border-line-form'}`}
        />
        <p aria-hidden className={`num mt-1 text-xs ${left < 0 ? 'font-bold text-err' : 'text-ink-2'}`}>
          {roomInWords(left)}
        </p>
        <p role="status" className="sr-only">
          {left < NEARLY_FULL && roomInWords(left < 0 ? left : Math.ceil(left / 100) * 100)}
        </p>
      </Field>
    </>
  );
}

function roomInWords(left: number): string {
  const characters = formatNumber(Math.abs(left));
  const noun = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `You have ${characters} ${noun} too many` : `You have ${characters} ${noun} left`;
}
