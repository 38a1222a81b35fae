import { Link } from 'react-router-dom';
import { SaveSearch } from '../alerts/SaveSearch.tsx';
import { FeedLink } from '../feeds/FeedLink.tsx';
import { feedQuery, NEWS_FEED } from '../feeds/feed-address.ts';
import { type ArticleSearch, articleList, articleSearchVariables } from './article-search.ts';
import { FOLLOW_NEWS } from './words.ts';

/** Below the list: the feed of the articles that a search finds, and those that the user has saved. */
export function NewsLinks({ search }: { search: ArticleSearch }) {
  return (
    <>
      <SaveSearch
        filter={{ news: articleSearchVariables(search).filter ?? {} }}
        listQuery={feedQuery(articleList, search)}
      />
      <FeedLink href={NEWS_FEED + feedQuery(articleList, search)}>{FOLLOW_NEWS}</FeedLink>
      <p className="text-sm">
        <Link to="/account#saved-articles" className="inline-flex min-h-11 items-center">
          Articles that you have saved
        </Link>
      </p>
    </>
  );
}
