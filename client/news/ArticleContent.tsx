import { Link } from 'react-router-dom';
import { ItemColumns } from '../lists/ItemColumns.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { Source } from './ArticleFacts.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { articleList } from './article-search.ts';
import type { OpenArticleFragment } from './open-article.generated.ts';

interface ArticleContentProps {
  article: OpenArticleFragment;
  /** A page has room for the source beside the text on wide screens; a sheet has one column and sits below the page's h1. */
  layout: 'page' | 'sheet';
}

/** All that an article says below its head. */
export function ArticleContent({ article, layout }: ArticleContentProps) {
  const isPage = layout === 'page';
  return (
    <ItemColumns
      layout={layout}
      isAsideLast
      aside={<SourceAndTags article={article} headingLevel={isPage ? 'h2' : 'h3'} />}
    >
      <div className={isPage ? '' : 'mt-8'}>
        {article.imageDescription && <ArticlePicture article={article} className="mb-8 max-w-read" />}
        <Markdown source={article.content} headingLevel={isPage ? 2 : 3} />
      </div>
    </ItemColumns>
  );
}

function SourceAndTags({
  article,
  headingLevel: Heading,
}: {
  article: OpenArticleFragment;
  headingLevel: 'h2' | 'h3';
}) {
  return (
    <>
      <div className="border-t-2 border-ink pt-3">
        <Heading className="text-sm font-bold">Source</Heading>
        <p className="mt-1 text-sm">
          <Source article={article} />
        </p>
      </div>
      {article.tags.length > 0 && (
        <div className="border-t-2 border-ink pt-3">
          <Heading className="text-sm font-bold">Tags</Heading>
          <ul className="mt-1 flex flex-wrap gap-x-6 text-sm">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={articleList.of({ ...everything, q: tag })}
                  className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const everything = articleList.read(new URLSearchParams());
