import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { WriteButton } from '../../accounts/writes/WriteButton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type OwnTrainingQuery, useOwnTrainingQuery } from './own-training.generated.ts';
import { type TakeProps, writeOfTraining } from './take-props.ts';
import { useOwnTraining } from './use-own-training.ts';
import { placeWords, stageWords } from './words.ts';

/** Takes a programme or a seat for the signed-in user; in its place stands how it is, once it is taken. */
export function OwnAction({ kind, id, title, label, variant = 'secondary', among }: TakeProps) {
  const { session } = useSession();
  const answer = useOwnTrainingQuery({ variables: among, skip: !session, fetchPolicy: 'cache-and-network' });
  // What was known stands while it is asked for again.
  const data = answer.data ?? answer.previousData;
  const { isWorking, enrol, register } = useOwnTraining();
  const place = useRef<HTMLDivElement>(null);
  const take = async () => {
    const isTaken = await (kind === 'programme' ? enrol(id, title) : register(id));
    // The button is gone, and the focus with it.
    if (isTaken) place.current?.focus({ preventScroll: true });
  };
  const own = session && data && ownState(data, kind, id);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none">
      {own ? (
        <>
          <Tag tone={own.tone}>{own.label}</Tag>
          {kind === 'webinar' && (
            <a href={`/calendar/${id}.ics`} className="inline-flex min-h-11 items-center text-sm">
              Add to calendar<span className="sr-only"> {title}</span>
            </a>
          )}
          <Link to="/account#training" className="inline-flex min-h-11 items-center text-sm">
            Your training
          </Link>
        </>
      ) : (
        <WriteButton
          write={writeOfTraining(id)}
          isReady={Boolean(session)}
          isWorking={isWorking || !data}
          variant={variant}
          onPress={() => void take()}
        >
          {label}
          <span className="sr-only"> {title}</span>
        </WriteButton>
      )}
    </div>
  );
}

/** How the user's own enrolment or place is; nothing if there is none, or it was given up. */
function ownState({ myEnrolments, myWebinarPlaces }: OwnTrainingQuery, kind: TakeProps['kind'], id: string) {
  if (kind === 'programme') {
    const enrolment = myEnrolments.nodes.find(({ programmeId }) => programmeId === id);
    return enrolment && enrolment.stage !== 'WITHDRAWN' ? stageWords(enrolment.stage) : undefined;
  }
  const place = myWebinarPlaces.nodes.find(({ webinar }) => webinar.id === id);
  return place && place.state !== 'GIVEN_BACK' ? placeWords(place) : undefined;
}
