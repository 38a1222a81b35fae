import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { FoundHelpArticle } from './FoundHelpArticle.tsx';
import { HelpArticleSkeleton } from './HelpArticleSkeleton.tsx';
import { helpList } from './help-search.ts';
import { OpenHelpArticleDocument, useOpenHelpArticleQuery } from './open-help-article.generated.ts';
import { HELP_CENTER, openedHelpWords } from './words.ts';

export const handle: RouteHandle = {
  title: HELP_CENTER,
  area: '',
  queries: (params) => [{ document: OpenHelpArticleDocument, variables: { id: params.get(helpList.item) } }],
};

/** /help-center?article=...: one article of the help center. */
export function Component() {
  const slug = useItemOfPage(helpList.item);
  // Each article has its own answer to whether it was helpful.
  return <OpenedHelpArticle key={slug} slug={slug} />;
}

function OpenedHelpArticle({ slug }: { slug: string }) {
  const query = useOpenHelpArticleQuery({ variables: { id: slug } });
  const article = query.data?.helpArticle;
  return (
    <ItemPage
      words={openedHelpWords}
      query={query}
      isFound={Boolean(article)}
      list={helpList.path}
      skeleton={<HelpArticleSkeleton />}
    >
      {() => article && <FoundHelpArticle article={article} related={query.data?.relatedHelpArticles ?? []} />}
    </ItemPage>
  );
}
