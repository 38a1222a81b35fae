import { textOf } from '../../../accounts/account-checks.ts';
import type { Problem } from '../../../forms/problem.ts';
import type { OrderQuoteInput } from '../../../generated/graph.generated.ts';

interface ReadQuote {
  readonly problems: readonly Problem[];
  readonly input: OrderQuoteInput;
}

/** Reads the form of a quote. Items without a price are left out. */
export function readQuote(values: FormData, itemIds: readonly string[]): ReadQuote {
  const problems: Problem[] = [];
  const lines = itemIds.flatMap((itemId, index) => {
    const price = textOf(values, `price.${index}`).replace(/^£/, '').replaceAll(',', '');
    const days = textOf(values, `days.${index}`);
    if (price === '' && days === '') return [];
    if (!/^\d+(\.\d{1,2})?$/.test(price) || Number(price) === 0) {
      problems.push({
        field: `price.${index}`,
        message: `Enter the price of item ${index + 1} in pounds and pence, like 649.50`,
      });
    }
    if (!/^\d+$/.test(days)) {
      problems.push({ field: `days.${index}`, message: `Enter the lead time of item ${index + 1} in whole days` });
    }
    return [{ itemId, unitPrice: Number(price), leadDays: Number(days) }];
  });
  if (lines.length === 0) problems.push({ field: 'price.0', message: 'Enter a price for at least one item' });
  const expiresOn = textOf(values, 'expiresOn');
  if (expiresOn === '') problems.push({ field: 'expiresOn', message: 'Enter until when the quote holds' });
  return { problems, input: { expiresOn, note: textOf(values, 'note') || null, lines } };
}

/** What the graph found wrong, by the names of the form's fields. */
export function quoteProblems(
  fields: readonly { readonly path: string; readonly message: string }[],
  sent: OrderQuoteInput['lines'],
  itemIds: readonly string[],
): Problem[] {
  return fields.map(({ path, message }) => {
    const [, line = '', field = ''] = /lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const index = itemIds.indexOf(String([sent].flat()[Number(line)]?.itemId));
    if (field !== '') return { field: `${field === 'unitPrice' ? 'price' : 'days'}.${index}`, message };
    return { field: path.split('.').at(-1), message };
  });
}
