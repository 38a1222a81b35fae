import { Link } from 'react-router-dom';
import { Markdown } from '../ui/Markdown.tsx';
import { Source } from './ArticleFacts.tsx';
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
    <div className={isPage ? 'grid gap-x-8 gap-y-10 lg:grid-cols-12' : 'mt-8 flex flex-col gap-10'}>
      <div className={isPage ? 'lg:col-span-8' : ''}>
        {article.imageDescription && (
          <img
            src={article.image}
            alt={article.imageDescription}
            width="749"
            height="320"
            className="mb-8 block h-auto w-full max-w-read rounded"
          />
        )}
        <Markdown source={article.content} headingLevel={isPage ? 2 : 3} />
      </div>
      <div className={isPage ? 'lg:col-span-4' : ''}>
        <SourceAndTags article={article} headingLevel={isPage ? 'h2' : 'h3'} />
      </div>
    </div>
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
    <div className="flex flex-col gap-8">
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
    </div>
  );
}

const everything = articleList.read(new URLSearchParams());
