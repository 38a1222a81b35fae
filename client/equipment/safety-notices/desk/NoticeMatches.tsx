import type { Ref } from 'react';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { formatNumber } from '../../../ui/numbers.ts';
import type { SafetyNoticeMatchesQuery } from './desk.generated.ts';
import { ORDER_ITEM, PRODUCT } from './notice-values.ts';
import { partWords } from './words.ts';

type Matches = SafetyNoticeMatchesQuery['safetyNoticeMatches'];

interface NoticeMatchesProps {
  matches: Matches;
  heading: Ref<HTMLHeadingElement>;
}

/** What the words match, each with why, to untick what the notice does not concern. */
export function NoticeMatches({ matches, heading }: NoticeMatchesProps) {
  const { products, productCount, orderItems, orderItemCount } = matches;
  return (
    <section aria-labelledby="notice-matches" className="border-l-[6px] border-amber bg-amber-tint p-5">
      <h2 id="notice-matches" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {counted(productCount, 'listing')} and {counted(orderItemCount, 'ordered item')} match
      </h2>
      <p className="mt-2 text-sm">
        Words alone cannot tell whether a product is the one that the notice is about. Untick what it does not concern.
        What is published later and matches is paused as well.
      </p>
      <Choices
        legend="Listings whose sale is paused"
        total={productCount}
        rows={products.map(({ id, name, reference, supplierName, words }) => ({
          ...{ id, words },
          name: `${name}, ${reference}, ${supplierName}`,
        }))}
        field={PRODUCT}
      />
      <Choices
        legend="Items of bulk orders for which no quote can be accepted"
        total={orderItemCount}
        rows={orderItems.map(({ id, orderReference, description, words }) => ({
          ...{ id, words },
          name: `${orderReference}: ${description}`,
        }))}
        field={ORDER_ITEM}
      />
    </section>
  );
}

interface ChoicesProps {
  legend: string;
  total: number;
  rows: readonly { id: string; name: string; words: Matches['products'][number]['words'] }[];
  field: string;
}

function Choices({ legend, total, rows, field }: ChoicesProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="text-sm font-bold">{legend}</legend>
      <div className="mt-2 space-y-3">
        {rows.map(({ id, name, words }) => (
          <CheckboxField
            key={id}
            name={field}
            value={id}
            defaultChecked
            label={
              <span className="block wrap-anywhere">
                {name}
                <span className="block text-xs text-ink-2">Found: {reasons(words)}</span>
              </span>
            }
          />
        ))}
      </div>
      {total > rows.length && (
        <p className="mt-3 text-sm">
          {(total - rows.length).toLocaleString('en-GB')} more match and are concerned, too. Enter more words to see
          all.
        </p>
      )}
    </fieldset>
  );
}

/** "Harrowby in the name and supplier, HS-60 in the name". */
function reasons(words: ChoicesProps['rows'][number]['words']): string {
  const parts = new Map<string, string[]>();
  for (const { word, part } of words) parts.set(word, [...(parts.get(word) ?? []), partWords[part]]);
  const list = new Intl.ListFormat('en-GB');
  return [...parts].map(([word, where]) => `${word} in the ${list.format(where)}`).join(', ');
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatNumber(count)} ${noun}s`;
}
