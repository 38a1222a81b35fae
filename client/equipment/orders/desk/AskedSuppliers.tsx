import { formatMoment } from '../../../ui/moments.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { DeskOrderFragment } from './desk.generated.ts';

/** Who was asked to quote for an order, and who has answered. */
export function AskedSuppliers({ deskOrder: { asked, askedCount, order } }: { deskOrder: DeskOrderFragment }) {
  if (askedCount === 0) {
    return <p className="mt-4 text-sm">No supplier was asked: none lists equipment of these types.</p>;
  }
  const answered = asked.filter(({ quotedAt }) => quotedAt !== null).length;
  const [first, others] = [asked.slice(0, SHOWN), asked.slice(SHOWN)];
  return (
    <div className="num mt-4 text-sm">
      <p className="font-bold">
        {askedCount === 1 ? '1 supplier was asked' : `${askedCount} suppliers were asked`}, {answered} quoted
      </p>
      <SupplierRows asked={first} />
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.15em] hover:text-link-hover">
            {others.length} more<span className="sr-only"> suppliers who were asked about {order.reference}</span>
          </summary>
          <SupplierRows asked={others} />
        </details>
      )}
    </div>
  );
}

const SHOWN = 5;

function SupplierRows({ asked }: Pick<DeskOrderFragment, 'asked'>) {
  return (
    <ul className="mt-1 border-t border-line">
      {asked.map(({ id, supplierName, supplierVerified, askedAt, quotedAt, accepted }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
          <span className="min-w-0 wrap-anywhere">{supplierName}</span>
          {supplierVerified && <Tag tone="verified">Verified</Tag>}
          {accepted && <Tag tone="good">Accepted</Tag>}
          {!accepted && quotedAt && <Tag tone="information">Quoted</Tag>}
          {!quotedAt && <Tag tone="neutral">No quote yet</Tag>}
          <span className="w-full text-xs text-ink-2">
            Asked on {formatMoment(askedAt)}
            {quotedAt && `, quoted on ${formatMoment(quotedAt)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
