import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { openedHereState } from '../navigation/opened-here.ts';
import { type ArticleSearch, articleList } from './article-search.ts';
import { preloadArticleSheet } from './LazyArticleSheet.tsx';

interface ArticleLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state'> {
  slug: string;
  /** The list that the article opens over. */
  search: ArticleSearch;
}

/** Opens an article over the list. */
export function ArticleLink({ slug, search, ...rest }: ArticleLinkProps) {
  return (
    <Link
      to={articleList.of(search, slug)}
      state={openedHereState()}
      onPointerEnter={preloadArticleSheet}
      onFocus={preloadArticleSheet}
      {...rest}
    />
  );
}
