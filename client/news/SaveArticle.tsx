import { useApolloClient } from '@apollo/client/react';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInAddress } from '../accounts/sign-in-address.ts';
import { useMark } from '../accounts/sign-in-mark.ts';
import { reasonState } from '../accounts/sign-in-reason.ts';
import { openDialog, openedState } from '../dialog/dialog-address.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SAVE } from './words.ts';

const reason = {
  title: 'Sign in to save this article',
  text: 'Saved articles are kept on your account page. This one is saved as soon as you have signed in.',
  opener: '[data-save-article]',
};

/** Saves an article for the signed-in user. A visitor is asked to sign in first; then the article is saved. */
export function SaveArticle({ article: { id }, isSaved }: { article: { id: string }; isSaved: boolean }) {
  const client = useApolloClient();
  const isMarked = useMark();
  const { search, state } = useLocation();
  const [isWorking, setWorking] = useState(false);
  /** The progress of a visitor who wants to save it. */
  const asked = useRef<'no' | 'pressed' | 'asked to sign in'>('no');
  const save = async (isToBeSaved: boolean) => {
    if (isWorking) return;
    setWorking(true);
    const { saveArticle } = await import('./reactions/react.ts');
    await saveArticle(client, id, isToBeSaved);
    setWorking(false);
  };
  const isAsking = openDialog(search) !== null;
  useEffect(() => {
    if (asked.current === 'no') return;
    if (isMarked) {
      asked.current = 'no';
      void save(true);
    } else if (isAsking) {
      asked.current = 'asked to sign in';
    } else if (asked.current === 'asked to sign in') {
      // The visitor has closed the dialog, and wants it no more.
      asked.current = 'no';
    }
  });
  const content = (
    <>
      <Bookmark aria-hidden className="size-5" strokeWidth={2} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Saved' : SAVE}
    </>
  );
  if (!isMarked) {
    return (
      <ButtonLink
        size="compact"
        data-save-article
        to={{ search: signInAddress(search) }}
        state={{ ...state, ...openedState(), ...reasonState(reason) }}
        onClick={() => {
          asked.current = 'pressed';
        }}
      >
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button size="compact" data-save-article aria-disabled={isWorking} onClick={() => void save(!isSaved)}>
      {content}
    </Button>
  );
}
