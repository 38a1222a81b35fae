import { useApolloClient } from '@apollo/client/react';
import { MessageSquare, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useMark } from '../accounts/sign-in-mark.ts';
import { ownPart } from '../accounts/writes/own-part.tsx';
import { Button } from '../ui/Button.tsx';
import { latePart } from '../ui/late-part.tsx';
import { formatNumber } from '../ui/numbers.ts';
import type { OpenArticleFragment } from './open-article.generated.ts';
import { loadReactions } from './reactions/load-reactions.ts';
import type { ReactionsFragment } from './reactions/reactions.generated.ts';
import { NOT_LIKED } from './reactions/words.ts';
import { ShareArticle } from './ShareArticle.tsx';
import { DISCUSS, LIKE } from './words.ts';

const OwnReactions = ownPart(
  () => import('./reactions/OwnReactions.tsx').then((module) => module.OwnReactions),
  // Without its script the buttons stand as for a visitor.
  () => null,
);

/** Late: until its script is here, it is the link that the server has rendered, which signs in and saves nothing. */
const SaveArticle = latePart(() => import('./SaveArticle.tsx').then((module) => module.SaveArticle));

interface ArticleActionsProps {
  article: OpenArticleFragment;
  onDiscuss: () => void;
}

/** What a reader can do with an article: keep it, pass it on, talk about it and like it. */
export function ArticleActions({ article, onDiscuss }: ArticleActionsProps) {
  const isMarked = useMark();
  const [own, setOwn] = useState<ReactionsFragment>();
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3 noscript:hidden" data-print="hide">
      {isMarked && <OwnReactions id={article.id} onFound={setOwn} />}
      <SaveArticle article={article} isSaved={own?.saved === true} />
      <ShareArticle article={article} />
      <Button size="compact" onClick={onDiscuss}>
        <MessageSquare {...iconProps} />
        <span>
          {DISCUSS}
          <Count count={article.comments} one="comment" />
        </span>
      </Button>
      <LikeArticle article={article} isOwn={own?.liked} />
    </div>
  );
}

const iconProps = { 'aria-hidden': true, className: 'size-5', strokeWidth: 2 } as const;

interface LikeArticleProps {
  article: Pick<OpenArticleFragment, 'id' | 'likes'>;
  /** Whether the signed-in user likes it; undefined if that is not known. */
  isOwn: boolean | undefined;
}

function LikeArticle({ article: { id, likes }, isOwn }: LikeArticleProps) {
  const client = useApolloClient();
  const [isLikedHere, setLikedHere] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const isLiked = isOwn ?? isLikedHere;
  const press = async () => {
    if (isWorking) return;
    setWorking(true);
    const reactions = await loadReactions(NOT_LIKED);
    if (reactions) setLikedHere(await reactions.likeArticle(client, id, isLiked));
    setWorking(false);
  };
  return (
    <Button size="compact" aria-disabled={isWorking} onClick={() => void press()}>
      <ThumbsUp {...iconProps} fill={isLiked ? 'currentColor' : 'none'} />
      <span>
        {isLiked ? 'Liked' : LIKE}
        <Count count={likes} one="like" />
      </span>
    </Button>
  );
}

/** A number behind a button's words; nothing is said of none. */
function Count({ count, one }: { count: number; one: string }) {
  if (count === 0) return null;
  return (
    <span className="num ml-1.5 font-normal">
      {formatNumber(count)}
      <span className="sr-only"> {count === 1 ? one : `${one}s`}</span>
    </span>
  );
}
