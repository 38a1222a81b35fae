import { FeedLink } from '../feeds/FeedLink.tsx';
import { feedQuery, NEWS_FEED } from '../feeds/feed-address.ts';
import { type ArticleSearch, articleList } from './article-search.ts';
import { FOLLOW_NEWS } from './words.ts';

/** The feed of the articles that a search finds. */
export function NewsFeedLink({ search }: { search: ArticleSearch }) {
  return <FeedLink href={NEWS_FEED + feedQuery(articleList, search)}>{FOLLOW_NEWS}</FeedLink>;
}
