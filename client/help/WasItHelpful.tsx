import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../forms/problem.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { RateHelpArticleDocument } from './help-feedback.generated.ts';
import { NOT_RATED, THANKS, WAS_IT_HELPFUL } from './words.ts';

/** Asks whether an article was helpful. The server counts a visitor once a day, and nothing is stored in the browser. */
export function WasItHelpful({ id }: { id: string }) {
  const client = useApolloClient();
  const [state, setState] = useState<'asked' | 'working' | 'said'>('asked');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'said') thanks.current?.focus({ preventScroll: true });
  }, [state]);
  const say = async (helpful: boolean) => {
    if (state === 'working') return;
    setState('working');
    const failure = await client.mutate({ mutation: RateHelpArticleDocument, variables: { id, helpful } }).then(
      ({ data }) => (data?.rateHelpArticle && 'counted' in data.rateHelpArticle ? undefined : ''),
      (error: unknown) => problemOf(error, '').message,
    );
    if (failure === undefined) return setState('said');
    setState('asked');
    notify({ title: NOT_RATED, text: failure, tone: 'error' });
  };
  return (
    <section
      aria-labelledby="was-it-helpful"
      data-print="hide"
      className="border-t border-line-strong pt-4 noscript:hidden"
    >
      <h2 id="was-it-helpful" className="text-base font-bold">
        {WAS_IT_HELPFUL}
      </h2>
      {state === 'said' ? (
        <p ref={thanks} tabIndex={-1} className="mt-3 min-h-11 text-sm outline-none">
          {THANKS}
        </p>
      ) : (
        <div className="mt-3 flex gap-3">
          <Answer words="Yes" isWorking={state === 'working'} onSay={() => void say(true)} />
          <Answer words="No" isWorking={state === 'working'} onSay={() => void say(false)} />
        </div>
      )}
    </section>
  );
}

function Answer({ words, isWorking, onSay }: { words: string; isWorking: boolean; onSay: () => void }) {
  return (
    <Button size="compact" aria-describedby="was-it-helpful" aria-disabled={isWorking} onClick={onSay}>
      {words}
    </Button>
  );
}
