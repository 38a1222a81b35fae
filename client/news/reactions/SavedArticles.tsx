import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { articlePath } from '../article-search.ts';
import { saveArticle } from './react.ts';
import { useSavedArticlesQuery } from './reactions.generated.ts';
import { SAVED_ARTICLES } from './words.ts';

const PAGE = 10;
const NOT_LOADED = 'Your saved articles could not be loaded';

/** The section of the account page about the articles that a user has saved. */
export function SavedArticles() {
  const client = useApolloClient();
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useSavedArticlesQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.mySavedArticles;
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { mySavedArticles } }) => ({
        mySavedArticles: rowsSoFar(before.mySavedArticles, mySavedArticles),
      }),
    });
  const remove = async (id: string) => {
    await saveArticle(client, id, false);
    // The button that was pressed goes with its row.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="saved-articles" aria-busy={loading}>
      <h3 ref={heading} id="saved-articles" tabIndex={-1} className="text-h3 outline-none">
        {SAVED_ARTICLES}
      </h3>
      {error && !page && (
        <ErrorPanel title={NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />
      )}
      {!page && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {page?.nodes.length === 0 && (
        <p className="mt-2 text-sm">
          You have not saved an article yet. <Link to="/news">Read the news</Link>
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map(({ id, slug, title, categoryLabel, publishedAt }) => (
            <li key={id} className="border-b border-line py-4 outline-none">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
                <div className="min-w-0 flex-1 basis-64 text-sm">
                  <p className="font-bold break-words">
                    <Link to={articlePath(slug)}>{title}</Link>
                  </p>
                  <p className="num mt-1 text-xs text-ink-2">
                    {categoryLabel}, {formatDate(publishedAt)}
                  </p>
                </div>
                <Button size="compact" onClick={() => void remove(id)}>
                  Remove<span className="sr-only"> {title} from your saved articles</span>
                </Button>
              </div>
            </li>
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
        Show more saved articles
      </ShowMore>
    </section>
  );
}
