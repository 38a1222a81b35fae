import { Link } from 'react-router-dom';
import type { ViewKind } from '../recent-views/kept-views.ts';
import { formatMoment } from '../ui/moments.ts';
import { addressOf } from './item-address.ts';
import type { ShownView } from './shown-views.ts';

const kinds: Readonly<Record<ViewKind, string>> = {
  JOB: 'Job',
  EQUIPMENT: 'Equipment',
  DOCUMENT: 'Compliance document',
  ARTICLE: 'News',
};

/** Something that the visitor opened, and when: that is why it is in the list. */
export function RecentViewRow({ item: { kind, title, detail, ending }, id, at }: ShownView) {
  return (
    <li className="border-b border-line py-3">
      <h3 className="text-base font-bold wrap-anywhere">
        <Link to={addressOf(kind, id)}>{title}</Link>
      </h3>
      <p className="text-sm">
        {kinds[kind]}: {detail}
        {ending && <strong className="font-bold"> ({ending})</strong>}
      </p>
      <p className="num text-xs text-ink-2">
        You opened it on <time dateTime={at}>{formatMoment(at)}</time>.
      </p>
    </li>
  );
}
