import { serialise } from '../apollo/page-state.ts';
import { documentTitle, type Head, type StructuredData } from './page-output.ts';

interface HeadElementsProps {
  head: Head;
  origin: string;
  /** Whether search engines may show the page. */
  isIndexed: boolean;
  /** The feed of the page, for feed readers. */
  feed: { title: string; path: string } | undefined;
  structuredData: readonly StructuredData[];
}

/**
 * The head of a served page, for search engines and for those who are sent its address. What is private, not there, or no
 * longer, has no canonical address and is not to be indexed; the same holds for what a search found.
 */
export function HeadElements({ head, origin, isIndexed, feed, structuredData }: HeadElementsProps) {
  const title = documentTitle(head);
  const address = origin + head.canonicalPath;
  return (
    <>
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
      <meta property="og:title" content={title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:site_name" content={__PRODUCT_NAME__} />
      <meta property="og:type" content={head.structuredData?.['@type'] === 'NewsArticle' ? 'article' : 'website'} />
      {isIndexed && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.length > 0 && (
        <script type="application/ld+json">
          {serialise({ '@context': 'https://schema.org', '@graph': structuredData })}
        </script>
      )}
    </>
  );
}
