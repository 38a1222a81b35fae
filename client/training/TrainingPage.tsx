import { useOpenedItem } from '../lists/use-opened-item.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { UnloadedSections } from '../ui/UnloadedSections.tsx';
import { LazyPathSheet, preloadPathSheet } from './LazyPathSheet.tsx';
import { PATH } from './path-address.ts';
import { TrainingCentre } from './TrainingCentre.tsx';
import { TrainingClaims } from './TrainingClaims.tsx';
import { TrainingPageDocument, useTrainingPageQuery } from './training-page.generated.ts';
import { TRAINING_CENTRE, TRAINING_NOT_LOADED } from './words.ts';

export const handle: RouteHandle = {
  title: TRAINING_CENTRE,
  area: '',
  description: 'Training paths, certifications, webinars and resources for those who recruit, inspect and buy.',
  queries: () => [{ document: TrainingPageDocument }],
};

/** /training: the programmes, with the outline of a path over them if opened from there. */
export function Component() {
  const query = useTrainingPageQuery();
  const { data } = query;
  const { id, close } = useOpenedItem(PATH, preloadPathSheet);
  const introduction = data?.contentList.nodes.find(({ key }) => key === 'training.introduction');
  return (
    <>
      <PageHeader title={introduction?.title ?? TRAINING_CENTRE} lead={introduction?.body}>
        {introduction && <TrainingClaims entry={introduction} />}
      </PageHeader>
      {data && <TrainingCentre data={data} />}
      {!data && (
        <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
          <UnloadedSections title={TRAINING_NOT_LOADED} query={query} />
        </div>
      )}
      {id !== null && <LazyPathSheet key={id} slug={id} onClose={close} />}
    </>
  );
}
