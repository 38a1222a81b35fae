import type { ReactNode } from 'react';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { latePart } from '../ui/late-part.tsx';
import { PageContents } from '../ui/PageContents.tsx';
import { TakeAction } from './TakeAction.tsx';
import { TrainingPaths } from './TrainingPaths.tsx';
import { TrainingResources } from './TrainingResources.tsx';
import type { TrainingPageQuery } from './training-page.generated.ts';
import { APPLY, ENROLL_NOW, ILLUSTRATIVE, JOIN_WAITING_LIST, REGISTER_FREE, sections } from './words.ts';

const Certifications = latePart(() => import('./Certifications.tsx').then((module) => module.Certifications));
const Webinars = latePart(() => import('./Webinars.tsx').then((module) => module.Webinars));

/** The parts of the training centre with their contents beside them, and its figures at the end. */
export function TrainingCentre({ data }: { data: TrainingPageQuery }) {
  const { contentList, trainingPaths, certifications, webinars, trainingResources } = data;
  const statistics = contentList.nodes.find(({ key }) => key === 'training.statistics');
  const programmes = [...trainingPaths, ...certifications];
  const among = { programmeIds: programmes.map(({ id }) => id), webinarIds: webinars.nodes.map(({ id }) => id) };
  const contents: Record<(typeof sections)[number]['id'], ReactNode> = {
    paths: (
      <TrainingPaths
        paths={trainingPaths}
        actionOf={(path) => <TakeAction kind="programme" {...path} label={ENROLL_NOW} among={among} />}
      />
    ),
    certifications: (
      <Certifications
        certifications={certifications}
        actionOf={(certification) => <TakeAction kind="programme" {...certification} label={APPLY} among={among} />}
      />
    ),
    webinars: (
      <Webinars
        webinars={webinars.nodes}
        actionOf={(webinar) => {
          const label = webinar.attendees < webinar.seats ? REGISTER_FREE : JOIN_WAITING_LIST;
          return <TakeAction kind="webinar" {...webinar} label={label} among={among} />;
        }}
      />
    ),
    resources: <TrainingResources resources={trainingResources} />,
  };
  return (
    <>
      <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
        <div className="col-span-3">
          <PageContents sections={sections} />
        </div>
        <div className="col-span-9 flex min-w-0 flex-col gap-12 lg:gap-16">
          {sections.map(({ id, title }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="mb-4 text-h2">
                {title}
              </h2>
              {contents[id]}
            </section>
          ))}
        </div>
      </div>
      {statistics && (
        <section aria-labelledby="training-figures" className="border-t border-line bg-canvas">
          <div className="page-wrap py-10 lg:py-16">
            <h2 id="training-figures" className="mb-6 text-h2">
              {statistics.title}
            </h2>
            <KeyFigures
              figures={statistics.items.map(({ label, value }) => ({ label, value: value ?? '' }))}
              note={statistics.illustrative ? ILLUSTRATIVE : undefined}
            />
          </div>
        </section>
      )}
    </>
  );
}
