import { type SyntheticEvent, useState } from 'react';
import { useSearch } from '../../combined-search/use-search.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FoundHits } from './FoundHits.tsx';

/** Of the popular searches, one for each part of the portal. */
const examples = ['ICU equipment', 'Nurse jobs', 'CQC guidelines'];

/** A search with inline results. Without scripts the browser opens the search with the typed text. */
export function SearchDemo() {
  const [typed, setTyped] = useState(examples[0] ?? '');
  const [asked, setAsked] = useState('');
  const found = useSearch(asked);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <>
      <search aria-label="Demonstration">
        <form action="/" onSubmit={ask} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="dialog" value="search" />
          <div className="grow basis-48">
            <TextField
              label="What are you looking for?"
              type="search"
              name="find"
              value={typed}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        Try
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => {
              setTyped(example);
              setAsked(example);
            }}
            className="min-h-11 text-link underline underline-offset-[0.15em] hover:text-link-hover"
          >
            {example}
          </button>
        ))}
      </p>
      <div aria-live="polite" aria-busy={found.isWaiting}>
        {asked !== '' && <FoundHits text={asked} found={found} />}
      </div>
    </>
  );
}
