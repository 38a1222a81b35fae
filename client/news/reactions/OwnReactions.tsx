import { useEffect } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { type ReactionsFragment, useOwnArticleReactionsQuery } from './reactions.generated.ts';

interface OwnReactionsProps {
  id: string;
  /** Receives the user's reactions to the article; undefined after sign-out. */
  onFound: (reactions: ReactionsFragment | undefined) => void;
}

/** Queries the signed-in user's reactions to an article. */
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
