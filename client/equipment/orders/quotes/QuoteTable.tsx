import { Button } from '../../../ui/Button.tsx';
import { formatDate } from '../../../ui/dates.ts';
import { formatNumber } from '../../../ui/numbers.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { PausedNote } from '../../safety-notices/PausedNote.tsx';
import type { OpenedOrderFragment } from '../bulk-order.generated.ts';
import { daysInWords, pounds, quoteStates } from './quote-words.ts';
import type { ComparedQuoteFragment } from './quotes.generated.ts';

/** What a buyer is about to accept: lines of one quote. */
export interface Choice {
  readonly quote: ComparedQuoteFragment;
  readonly lines: readonly ComparedQuoteFragment['lines'][number][];
}

interface QuoteTableProps {
  order: OpenedOrderFragment;
  quotes: readonly ComparedQuoteFragment[];
  onChoose: (choice: Choice) => void;
}

/** What scrolls sideways is reached by keyboard, also where no button stands in it. */
const reachable = { tabIndex: 0 };

interface Row {
  readonly id: string;
  readonly name: string;
  readonly isForScreens?: boolean;
  readonly cell: (quote: ComparedQuoteFragment) => React.ReactNode;
}

/** Items down the side, suppliers across; on small screens each item with its suppliers below it. */
export function QuoteTable({ order, quotes, onChoose }: QuoteTableProps) {
  const rows = rowsOf(order, quotes, onChoose);
  return (
    <section aria-labelledby="quotes" {...reachable} className="overflow-x-auto print:overflow-visible">
      <table aria-labelledby="quotes" className="num w-full text-left text-sm">
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink text-xs">
            <th scope="col" className="min-w-32 py-2 pr-4 align-bottom font-bold">
              Item
            </th>
            {quotes.map(({ id, supplierName }) => (
              <th key={id} scope="col" className="min-w-40 py-2 pr-4 align-bottom font-bold wrap-anywhere">
                {supplierName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, isForScreens, cell }) => (
            <tr
              key={id}
              data-print={isForScreens ? 'hide' : undefined}
              className="border-line align-top max-md:block max-md:border-t max-md:py-4 md:border-b"
            >
              <th
                scope="row"
                className="font-bold wrap-anywhere max-md:block max-md:text-base md:py-3 md:pr-4 md:text-left"
              >
                {name}
              </th>
              {quotes.map((quote) => (
                <td key={quote.id} className="wrap-anywhere max-md:mt-3 max-md:block md:py-3 md:pr-4">
                  <span aria-hidden className="block text-xs text-ink-2 md:hidden">
                    {quote.supplierName}
                  </span>
                  {cell(quote)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowsOf(order: OpenedOrderFragment, quotes: QuoteTableProps['quotes'], onChoose: QuoteTableProps['onChoose']) {
  const items: Row[] = order.items.map(({ id, description, quantity, safetyNotices }) => ({
    id,
    name: `${formatNumber(quantity)} × ${description}`,
    cell: (quote) => {
      const line = quote.lines.find(({ itemId }) => itemId === id);
      if (!line) return 'Not quoted';
      return (
        <>
          {pounds(line.amount)}
          <span className="block text-xs text-ink-2">
            {pounds(line.unitPrice)} each, in {daysInWords(line.leadDays)}
          </span>
          {safetyNotices.length > 0 && !line.accepted && (
            <>
              <PausedNote notices={safetyNotices} />
              <span className="block text-xs">You cannot accept it while the notice is open.</span>
            </>
          )}
          {line.accepted && <span className="block font-bold text-go">Accepted</span>}
          {openLines(order, quote).includes(line) && (
            <Button
              size="compact"
              className="mt-2 whitespace-nowrap"
              onClick={() => onChoose({ quote, lines: [line] })}
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
  }));
  const all: Row = {
    id: 'accept',
    name: 'Whole quote',
    isForScreens: true,
    cell: (quote) => {
      const lines = openLines(order, quote);
      if (lines.length === 0) return 'Nothing left to accept';
      return (
        <Button size="compact" className="whitespace-nowrap" onClick={() => onChoose({ quote, lines })}>
          Accept all<span className="sr-only"> from {quote.supplierName}</span>
        </Button>
      );
    },
  };
  const rows: Row[] = [
    {
      id: 'status',
      name: 'Status',
      cell: ({ state, supplierVerified, supplierActive }) => (
        <span className="flex flex-wrap gap-2">
          <Tag tone={quoteStates[state].tone}>{quoteStates[state].label}</Tag>
          {supplierVerified && supplierActive && <Tag tone="verified">Verified supplier</Tag>}
          {!supplierActive && <Tag tone="warning">Supplier not verified at present</Tag>}
        </span>
      ),
    },
    ...items,
    {
      id: 'total',
      name: 'Total without VAT',
      cell: ({ total, lines }) => (
        <>
          <strong>{pounds(total)}</strong>
          <span className="block text-xs text-ink-2">
            For {lines.length} of {order.items.length === 1 ? '1 item' : `${order.items.length} items`}
          </span>
        </>
      ),
    },
    { id: 'expiry', name: 'Holds until', cell: ({ expiresOn }) => formatDate(expiresOn) },
  ];
  if (quotes.some(({ note }) => note)) {
    rows.push({
      id: 'note',
      name: 'Note',
      cell: ({ note }) => (note ? <span className="whitespace-pre-line">{note}</span> : 'No note'),
    });
  }
  return quotes.some((quote) => openLines(order, quote).length > 0) ? [...rows, all] : rows;
}

/** The lines of a quote that can be accepted now. */
function openLines(
  { closedAt, items }: OpenedOrderFragment,
  { state, lines, supplierActive }: ComparedQuoteFragment,
): Choice['lines'] {
  const isOpen = closedAt === null && supplierActive && (state === 'OPEN' || state === 'ACCEPTED');
  const isPaused = (itemId: string) => items.some(({ id, safetyNotices }) => id === itemId && safetyNotices.length > 0);
  return isOpen ? lines.filter(({ accepted, taken, itemId }) => !accepted && !taken && !isPaused(itemId)) : [];
}
