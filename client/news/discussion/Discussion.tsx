import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { useSession, useSessionKeeper } from '../../accounts/use-session.ts';
import { countOf } from '../../lists/count-words.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useDiscussionQuery, useOwnCommentsQuery } from './discussion.generated.ts';
import { SignInLink } from './SignInLink.tsx';
import { UnshownComments } from './UnshownComments.tsx';
import { DISCUSSION, MORE, NONE, NOT_LOADED, signInToComment } from './words.ts';

const PAGE = 20;

interface DiscussionProps {
  article: { id: string };
  headingLevel: 'h2' | 'h3';
}

/** What users say about an article, the newest first, and the form to say something. It takes the focus as it opens. */
export function Discussion({ article: { id: articleId }, headingLevel: Heading }: DiscussionProps) {
  const client = useApolloClient();
  useSessionKeeper();
  const isMarked = useMark();
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useDiscussionQuery({
    variables: { articleId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const ownQuery = useOwnCommentsQuery({
    variables: { articleId },
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.articleComments;
  const own = session ? ownQuery.data : undefined;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  /** After a comment was added, changed or withdrawn: its row may be gone, and the focus with it. */
  const onChanged = () => {
    heading.current?.focus({ preventScroll: true });
    void client.refetchQueries({ include: ['Discussion', 'OwnComments'] });
  };
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { articleComments, article } }) => ({
        article,
        articleComments: rowsSoFar(before.articleComments, articleComments),
      }),
    });
  const count = data?.article?.comments ?? 0;
  return (
    <section aria-labelledby="discussion" aria-busy={loading} data-print="hide" className="mt-12 max-w-read">
      <div className="border-t-2 border-ink pt-3">
        <Heading
          ref={heading}
          id="discussion"
          tabIndex={-1}
          className={`scroll-mt-24 outline-none ${Heading === 'h2' ? 'text-h2' : 'text-h3'}`}
        >
          {DISCUSSION}
        </Heading>
        {count > 0 && <p className="num mt-1 text-sm text-ink-2">{countOf(count, 'comment')}</p>}
      </div>
      <div className="mt-6">
        {!isMarked && (
          <p className="text-sm">
            <SignInLink reason={signInToComment}>Sign in to comment</SignInLink>
          </p>
        )}
        {own?.me && <CommentForm articleId={articleId} person={own.me} onPosted={onChanged} />}
      </div>
      {own && <UnshownComments comments={own.myArticleComments.nodes} onChanged={onChanged} />}
      {error && !page && (
        <ErrorPanel title={NOT_LOADED} message={error.message} busy={loading} onRetry={() => refetch()} />
      )}
      {!page && !error && <Skeleton className="mt-8 h-24 w-full" />}
      {page?.nodes.length === 0 && <p className="mt-8 text-sm text-ink-2">{NONE}</p>}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-8 border-t border-line">
          {page.nodes.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              own={own?.myArticleComments.nodes.find(({ id }) => id === comment.id)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure={NOT_LOADED}
        className="mt-6"
      >
        {MORE}
      </ShowMore>
    </section>
  );
}
