import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { GrowingSection } from '../../lists/GrowingSection.tsx';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/dates.ts';
import { articlePath } from '../article-search.ts';
import { saveArticle } from './react.ts';
import { useSavedArticlesQuery } from './reactions.generated.ts';
import { SAVED_ARTICLES } from './words.ts';

const PAGE = 10;

/** The section of the account page about the articles that a user has saved. */
export function SavedArticles() {
  const client = useApolloClient();
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useSavedArticlesQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = query.data?.mySavedArticles;
  const fetchRows = () =>
    query.fetchMore({
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
    <GrowingSection
      id="saved-articles"
      title={SAVED_ARTICLES}
      heading={heading}
      query={query}
      page={page}
      fetchRows={fetchRows}
      notLoaded="Your saved articles could not be loaded"
      empty={
        <>
          You have not saved an article yet. <Link to="/news">Read the news</Link>
        </>
      }
      more="Show more saved articles"
      row={({ id, slug, title, categoryLabel, publishedAt }) => (
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
      )}
    />
  );
}
