import { useApolloClient } from '@apollo/client/react';
import { Bookmark } from 'lucide-react';
import { OwnWriteButton } from '../accounts/writes/OwnWriteButton.tsx';
import { loadReactions } from './reactions/load-reactions.ts';
import { NOT_SAVED } from './reactions/words.ts';
import { SAVE } from './words.ts';

const reason = {
  title: 'Sign in to save this article',
  text: 'Saved articles are kept on your account page. This one is saved as soon as you have signed in.',
};

/** Saves an article for the signed-in user. A visitor is asked to sign in first; then the article is saved. */
export function SaveArticle({ article: { id }, isSaved }: { article: { id: string }; isSaved: boolean }) {
  const client = useApolloClient();
  const save = async () => {
    const reactions = await loadReactions(NOT_SAVED);
    await reactions?.saveArticle(client, id, !isSaved);
  };
  return (
    <OwnWriteButton write={`save-article-${id}`} reason={reason} size="compact" onPress={save}>
      <Bookmark aria-hidden className="size-5" strokeWidth={2} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Saved' : SAVE}
    </OwnWriteButton>
  );
}
