import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskAddress } from '../../desk/use-desk-address.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { ContentRowFragment } from './content.generated.ts';
import { TakeBackForm } from './TakeBackForm.tsx';
import { useContentChanges } from './use-content-changes.ts';
import type { KindOfContent } from './words.ts';

interface ContentRowProps {
  row: ContentRowFragment;
  kind: KindOfContent;
  address: DeskAddress;
  onChanged: (isDone?: boolean) => void;
}

const linkClass = 'inline-flex min-h-11 items-center';

/** A piece of content: whether it is published, when it was changed, and its actions. */
export function ContentRow({ row, kind, address, onChanged }: ContentRowProps) {
  const { id, slug, title, published, revision, changedAt } = row;
  const { publish, takeBack } = useContentChanges(kind, onChanged);
  const [isWorking, setWorking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const onPress = async () => {
    if (published) return setAsking(true);
    setWorking(true);
    await publish(row);
    setWorking(false);
  };
  const about = <span className="sr-only"> {title}</span>;
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 text-sm">
          <p className="text-base font-bold break-words">
            <Link to={address.of({ edit: id })}>{title}</Link>
          </p>
          <p className="num mt-1 text-xs text-ink-2">
            Changed on <time dateTime={changedAt}>{formatMoment(changedAt)}</time>
            {revision > 0 && `, revision ${revision}`}
          </p>
          {kind.newLabel ? (
            <p className="mt-2">
              <Tag tone={published ? 'good' : 'neutral'}>{published ? 'Published' : 'Not published'}</Tag>
            </p>
          ) : (
            <p className="mt-1 text-xs break-words text-ink-2">{slug}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          {published && (
            <Link to={kind.page(slug)} className={linkClass}>
              View{about}
            </Link>
          )}
          <Link to={address.of({ history: id })} className={linkClass}>
            History{about}
          </Link>
          {kind.kind === 'DOCUMENT' && (
            <Link to={address.of({ edit: id, part: 'version' })} className={linkClass}>
              New version{about}
            </Link>
          )}
          {kind.newLabel && !isAsking && (
            <Button size="compact" onClick={() => void onPress()} disabled={isWorking}>
              {published ? 'Unpublish' : 'Publish'}
              {about}
            </Button>
          )}
        </div>
      </div>
      {isAsking && <TakeBackForm row={row} noun={kind.noun} takeBack={takeBack} onEnd={() => setAsking(false)} />}
    </li>
  );
}
