import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { formatDate } from '../../../ui/dates.ts';
import type { OpenedOrderFragment } from '../bulk-order.generated.ts';
import { daysInWords, pounds } from './quote-words.ts';
import type { ComparedQuoteFragment } from './quotes.generated.ts';
import type { useBuying } from './use-buying.ts';

interface QuoteTableProps {
  order: OpenedOrderFragment;
  quotes: readonly ComparedQuoteFragment[];
  buying: ReturnType<typeof useBuying>;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cell: (quote: ComparedQuoteFragment) => React.ReactNode;
}

/** Items down the side, suppliers across; on small screens each item with its suppliers below it. */
export function QuoteTable({ order, quotes, buying: { isWorking, accept } }: QuoteTableProps) {
  const rows: Row[] = [
    ...order.items.map(({ id, description, quantity }) => ({
      id,
      name: `${quantity.toLocaleString('en-GB')} × ${description}`,
      cell: (quote: ComparedQuoteFragment) => {
        const line = quote.lines.find(({ itemId }) => itemId === id);
        if (!line) return 'Not quoted';
        const mayAccept = isAcceptable(order, quote) && !line.accepted && !line.taken;
        return (
          <>
            {pounds(line.amount)}
            <span className="block text-xs text-ink-2">
              {pounds(line.unitPrice)} each, in {daysInWords(line.leadDays)}
            </span>
            {line.accepted && <span className="block font-bold text-go">Accepted</span>}
            {mayAccept && (
              <Button
                size="compact"
                className="mt-2"
                aria-disabled={isWorking}
                onClick={() => void accept(quote, [id])}
              >
                Accept item
                <span className="sr-only">
                  {' '}
                  {description} from {quote.supplierName}
                </span>
              </Button>
            )}
          </>
        );
      },
    })),
    { id: 'total', name: 'Total without VAT', cell: ({ total }) => <strong>{pounds(total)}</strong> },
    { id: 'expiry', name: 'Holds until', cell: ({ expiresOn }) => formatDate(expiresOn) },
    {
      id: 'accept',
      name: 'Whole quote',
      cell: (quote) =>
        isAcceptable(order, quote) && quote.lines.some(({ accepted, taken }) => !accepted && !taken) ? (
          <Button size="compact" aria-disabled={isWorking} onClick={() => void accept(quote)}>
            Accept all<span className="sr-only"> from {quote.supplierName}</span>
          </Button>
        ) : (
          'Nothing left to accept'
        ),
    },
  ];
  const columns: [Column<Row>, ...Column<Row>[]] = [
    { header: 'Item', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    ...quotes.map((quote) => ({ header: quote.supplierName, cell: ({ cell }: Row) => cell(quote) })),
  ];
  return (
    <section aria-labelledby="quotes" className="num overflow-x-auto print:overflow-visible">
      <DataTable labelledBy="quotes" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}

function isAcceptable(order: OpenedOrderFragment, { state }: ComparedQuoteFragment): boolean {
  return order.closedAt === null && (state === 'OPEN' || state === 'ACCEPTED');
}
