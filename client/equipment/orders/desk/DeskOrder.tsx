import { useId, useRef, useState } from 'react';
import { ItemClaim } from '../../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../../desk/WaitingTag.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { formatTime } from '../../../ui/moments.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { budgets, equipmentTypes, labelOf, orderTypes, urgencyLabel } from '../order-choices.ts';
import { AskedSuppliers } from './AskedSuppliers.tsx';
import { AskForm } from './AskForm.tsx';
import { CloseForm } from './CloseForm.tsx';
import type { DeskOrderFragment } from './desk.generated.ts';

interface DeskOrderProps {
  deskOrder: DeskOrderFragment;
  onHandled: () => void;
}

/** One bulk order: how long its buyer waits, who was asked and has answered, and what an operator can do about it. */
export function DeskOrder({ deskOrder, onHandled }: DeskOrderProps) {
  const { id, hasAccount, clock, order } = deskOrder;
  const { reference, sentAt, closedAt, items } = order;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState<'ask' | 'close'>();
  const leave = () => {
    setForm(undefined);
    heading.current?.focus();
  };
  return (
    <li aria-labelledby={title} className="border-b border-line py-6">
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <h3 ref={heading} id={title} tabIndex={-1} className="num text-h3 wrap-anywhere outline-none">
            {reference}
          </h3>
          <p className="text-sm wrap-anywhere">
            {order.organizationName}, {order.department}
          </p>
          <p className="num text-xs text-ink-2 wrap-anywhere">
            {items.length === 1 ? '1 item' : `${items.length} items`}, sent on {formatDate(sentAt)} at{' '}
            {formatTime(new Date(sentAt))} {hasAccount ? 'by an account' : 'without an account'}
          </p>
        </div>
        <div className="lg:col-span-4">
          {clock && <WaitingTag clock={clock} />}
          {!clock && <Tag tone={closedAt ? 'neutral' : 'good'}>{closedAt ? 'Closed' : 'Answered'}</Tag>}
          {!clock && (closedAt ?? deskOrder.answeredAt) && (
            <p className="num mt-1 text-xs text-ink-2">On {formatDate(closedAt ?? deskOrder.answeredAt ?? '')}</p>
          )}
        </div>
      </div>
      {order.closeReason && (
        <p className="mt-3 text-sm whitespace-pre-line wrap-anywhere">Reason: {order.closeReason}</p>
      )}
      <AskedSuppliers deskOrder={deskOrder} />
      <OrderFacts order={order} />
      <ItemHistory id={id} name={reference} />
      {clock && <ItemClaim id={id} name={reference} />}
      {form === 'ask' && <AskForm deskOrder={deskOrder} onAsked={onHandled} onCancel={leave} />}
      {form === 'close' && <CloseForm deskOrder={deskOrder} onClosed={onHandled} onCancel={leave} />}
      {!form && !closedAt && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => setForm('ask')}>
            Ask more suppliers<span className="sr-only"> to quote for {reference}</span>
          </Button>
          <Button size="compact" onClick={() => setForm('close')}>
            Close<span className="sr-only"> {reference}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function OrderFacts({ order }: { order: DeskOrderFragment['order'] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.15em] hover:text-link-hover">
        What is wanted<span className="sr-only"> in {order.reference}</span>
      </summary>
      <ul className="mt-2 mb-4 list-disc pl-5">
        {order.items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {formatNumber(item.quantity)} × {item.description}, {labelOf(equipmentTypes, item.equipment)},{' '}
            {urgencyLabel(item.urgency)}
            {item.specifications && <span className="block text-ink-2">{item.specifications}</span>}
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          ['Order type', labelOf(orderTypes, order.orderType)],
          ['Total budget', order.totalBudget && labelOf(budgets, order.totalBudget)],
          ['Required date', formatDate(order.requiredDate)],
          ['Contact name', order.contactName],
          [
            'Email',
            <span key="email" className="wrap-anywhere">
              {order.email}
            </span>,
          ],
          ['Phone', order.phone],
          ['Delivery address', order.deliveryAddress],
          ['Special requirements', order.specialRequirements],
        ]}
      />
    </details>
  );
}
