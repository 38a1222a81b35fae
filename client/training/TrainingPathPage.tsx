import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import {
  OpenTrainingPathDocument,
  type OpenTrainingPathFragment,
  useOpenTrainingPathQuery,
} from './open-path.generated.ts';
import { PathOutline } from './PathOutline.tsx';
import { PATH, pathAddress } from './path-address.ts';
import { openedPathWords, TRAINING_CENTRE } from './words.ts';

export const handle: RouteHandle = {
  title: TRAINING_CENTRE,
  area: '',
  queries: (params) => [{ document: OpenTrainingPathDocument, variables: { slug: params.get(PATH) } }],
};

/** /training?path=...: the outline of one training path as the page. */
export function Component() {
  const slug = useItemOfPage(PATH);
  const query = useOpenTrainingPathQuery({ variables: { slug } });
  const path = query.data?.trainingPath;
  return (
    <ItemPage
      words={openedPathWords}
      query={query}
      isFound={Boolean(path)}
      list="/training"
      skeleton={<Skeleton className="h-96 w-full max-w-read" />}
    >
      {(back) =>
        path && (
          <>
            <PathHead path={path} />
            <PageHeader title={path.title} above={back} />
            <div className="page-wrap py-10 lg:py-16">
              <div className="max-w-read">
                <PathOutline path={path} headingLevel="h2" />
              </div>
            </div>
          </>
        )
      }
    </ItemPage>
  );
}

function PathHead({ path: { title, description, slug } }: { path: OpenTrainingPathFragment }) {
  useHead({ title, description, canonicalPath: pathAddress(slug) });
  return null;
}
