import { AskFirst } from '../../ui/AskFirst.tsx';
import { formatDate } from '../../ui/dates.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { formatTime } from '../../ui/moments.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { OwnPlaceFragment } from './own-training.generated.ts';
import { useOwnTraining } from './use-own-training.ts';
import { placeWords } from './words.ts';

/** One place in a webinar: when it begins, where it is joined, and the way to give the place back. */
export function OwnPlaceRow({ place }: { place: OwnPlaceFragment }) {
  const { state, joinUrl, webinar } = place;
  const { id, title, startsAt } = webinar;
  const { isWorking, giveBack } = useOwnTraining();
  const { label, tone } = placeWords(place);
  const isHeld = state !== 'GIVEN_BACK' && webinar.state === 'UPCOMING';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 text-sm">
        <p className="font-bold break-words">{title}</p>
        <p className="num text-xs text-ink-2">
          <time dateTime={startsAt}>
            {formatDate(startsAt)}, {formatTime(new Date(startsAt))}
          </time>
        </p>
        <p className="mt-2">
          <Tag tone={tone}>{label}</Tag>
        </p>
        {state === 'REGISTERED' && webinar.state !== 'OVER' && (
          <p className="mt-1 flex flex-wrap gap-x-6">
            {joinUrl && webinar.state !== 'CANCELLED' && (
              <ExternalLink href={joinUrl} className="inline-flex min-h-11 items-center">
                Join the webinar<span className="sr-only"> {title}</span>
              </ExternalLink>
            )}
            <a href={`/calendar/${id}.ics`} className="inline-flex min-h-11 items-center">
              Add to calendar<span className="sr-only"> {title}</span>
            </a>
          </p>
        )}
      </div>
      {isHeld && (
        <AskFirst
          label="Give place back"
          about={`in ${title}`}
          question={`Give your place in ${title} back?`}
          yes="Yes, give it back"
          no="No, keep it"
          isWorking={isWorking}
          onYes={() => giveBack(id)}
        />
      )}
    </li>
  );
}
