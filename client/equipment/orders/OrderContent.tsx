import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatDate } from '../../ui/dates.ts';
import { FactList } from '../../ui/FactList.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { formatNumber } from '../../ui/numbers.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { PausedNote } from '../safety-notices/PausedNote.tsx';
import type { OpenedOrderFragment, OrderedItemFragment } from './bulk-order.generated.ts';
import { budgets, equipmentTypes, labelOf, orderTypes, urgencyLabel } from './order-choices.ts';
import { QuoteComparison } from './quotes/QuoteComparison.tsx';
import { ThresholdNotice } from './ThresholdNotice.tsx';

const columns: [Column<OrderedItemFragment>, ...Column<OrderedItemFragment>[]] = [
  {
    header: 'Item',
    cell: ({ description, specifications, safetyNotices }) => (
      <span className="wrap-anywhere">
        {description}
        {specifications && <span className="block font-regular text-ink-2">{specifications}</span>}
        {safetyNotices.length > 0 && <PausedNote notices={safetyNotices} />}
      </span>
    ),
  },
  { header: 'Equipment type', shortHeader: 'Type', cell: ({ equipment }) => labelOf(equipmentTypes, equipment) },
  { header: 'Urgency', cell: ({ urgency }) => urgencyLabel(urgency) },
  { header: 'Quantity', cell: ({ quantity }) => formatNumber(quantity), isNumber: true },
];

interface OrderContentProps {
  order: OpenedOrderFragment;
  orderKey: string;
  isLinked: boolean;
  onChange: () => void;
}

/** What was ordered, by whom and until when. It prints as it stands. */
export function OrderContent({ order, ...opened }: OrderContentProps) {
  const { sentAt, answerDueAt, requiredDate, totalBudget } = order;
  return (
    <>
      <p className="num mt-2 mb-6 text-sm text-ink-2">
        Sent on {formatMoment(sentAt)}.{!order.closedAt && ` You hear from us by ${formatMoment(answerDueAt)}.`}
      </p>
      <PrintButton>Print this page</PrintButton>
      {order.budgetReachesThreshold && !order.closedAt && (
        <div className="mt-6">
          <ThresholdNotice />
        </div>
      )}
      <h3 id="ordered-items" className="mt-8 mb-3 text-h3">
        Equipment items
      </h3>
      <DataTable labelledBy="ordered-items" columns={columns} rows={order.items} rowKey={({ id }) => id} />
      <QuoteComparison order={order} {...opened} />
      <h3 className="mt-8 mb-3 text-h3">Your request</h3>
      <FactList
        facts={[
          ['Reference', order.reference],
          ['Order type', labelOf(orderTypes, order.orderType)],
          ['Required date', formatDate(requiredDate)],
          ['Total budget', totalBudget && labelOf(budgets, totalBudget)],
          ['Project name', order.projectName],
          ['Organisation', order.organizationName],
          [
            'Sent for',
            order.forOrganisation && 'An organisation, whose members see it who order equipment or manage it',
          ],
          ['NHS trust code', order.nhsTrustCode],
          ['Department', order.department],
          [
            'Delivery address',
            <span key="address" className="whitespace-pre-line">
              {order.deliveryAddress}
            </span>,
          ],
          ['Contact name', order.contactName],
          ['Email', order.email],
          ['Phone', order.phone],
          [
            'Special requirements',
            order.specialRequirements && (
              <span key="requirements" className="whitespace-pre-line">
                {order.specialRequirements}
              </span>
            ),
          ],
        ]}
      />
    </>
  );
}
