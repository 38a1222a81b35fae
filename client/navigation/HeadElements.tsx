import { serialise } from '../apollo/page-state.ts';
import { documentTitle, type Head } from './page-output.ts';

/** The head of a served page. What is private, not there, or no longer, has no canonical address and is not to be indexed. */
export function HeadElements({ head, status, origin }: { head: Head; status: number; origin: string }) {
  const title = documentTitle(head);
  const address = origin + head.canonicalPath;
  return (
    <>
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={__PRODUCT_NAME__} />
      {status === 200 && !head.isPrivate ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {head.structuredData && <script type="application/ld+json">{serialise(head.structuredData)}</script>}
    </>
  );
}
