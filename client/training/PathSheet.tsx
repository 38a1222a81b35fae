import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useOpenTrainingPathQuery } from './open-path.generated.ts';
import { PathOutline } from './PathOutline.tsx';
import { pathAddress } from './path-address.ts';
import { openedPathWords } from './words.ts';

/** The outline of a training path as a dialog over the page. */
export function PathSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const query = useOpenTrainingPathQuery({ variables: { slug } });
  const path = query.data?.trainingPath;
  useHead({ ...(path && { title: path.title }), canonicalPath: pathAddress(slug) });
  return (
    <ItemSheet
      words={openedPathWords}
      query={query}
      title={path?.title}
      onClose={onClose}
      skeleton={<Skeleton className="mt-6 h-96 w-full" />}
    >
      {path && <PathOutline path={path} headingLevel="h3" />}
    </ItemSheet>
  );
}
