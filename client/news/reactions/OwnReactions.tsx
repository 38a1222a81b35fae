import { useEffect } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { type ReactionsFragment, useOwnArticleReactionsQuery } from './reactions.generated.ts';

interface OwnReactionsProps {
  id: string;
  /** Takes what the user has made of the article; nothing once nobody is signed in. */
  onFound: (reactions: ReactionsFragment | undefined) => void;
}

/** Asks what the signed-in user has made of an article. */
export function OwnReactions({ id, onFound }: OwnReactionsProps) {
  const { session } = useSession();
  const { data } = useOwnArticleReactionsQuery({
    variables: { id },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const reactions = (session && data?.myArticleReactions) ?? undefined;
  useEffect(() => {
    onFound(reactions);
    return () => onFound(undefined);
  }, [reactions, onFound]);
  return null;
}
