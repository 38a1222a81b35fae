import { FactList } from '../../../ui/FactList.tsx';
import { formatNumber } from '../../../ui/numbers.ts';
import { daysInWords, pounds } from './quote-words.ts';
import type { AskedQuoteFragment } from './quotes.generated.ts';

interface AcceptedQuoteProps {
  request: Pick<AskedQuoteFragment, 'reference' | 'items'>;
  quote: NonNullable<AskedQuoteFragment['quote']>;
}

/** What a supplier quoted, and which of it the buyer has accepted. */
export function AcceptedQuote({ request: { reference, items }, quote: { lines, note } }: AcceptedQuoteProps) {
  const accepted = lines.filter((line) => line.accepted);
  const total = accepted.reduce((sum, line) => sum + Math.round(line.amount * 100), 0) / 100;
  return (
    <>
      <ul aria-label={`Your quote for ${reference}`} className="num my-3 border-t border-line">
        {lines.map((line) => {
          const item = items.find(({ id }) => id === line.itemId);
          return (
            <li key={line.itemId} className="border-b border-line py-2.5 wrap-anywhere">
              {item && `${formatNumber(item.quantity)} × ${item.description} `}
              <span className="block text-ink-2">
                {pounds(line.unitPrice)} each, lead time {daysInWords(line.leadDays)}{' '}
              </span>
              <span className={line.accepted ? 'block font-bold text-go' : 'block'}>
                {line.accepted ? 'Accepted' : 'Not accepted'}
              </span>
            </li>
          );
        })}
      </ul>
      <FactList
        facts={[
          ['Accepted without VAT', pounds(total)],
          [
            'Your note',
            note && (
              <span key="note" className="whitespace-pre-line wrap-anywhere">
                {note}
              </span>
            ),
          ],
        ]}
      />
    </>
  );
}
