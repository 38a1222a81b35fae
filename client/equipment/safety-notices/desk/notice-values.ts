import type {
  EquipmentCategory,
  SafetyNoticeCriteriaInput,
  SafetyNoticeInput,
  SafetyNoticeKind,
} from '../../../generated/graph.generated.ts';
import type { SafetyNoticeMatchesQuery } from './desk.generated.ts';

type Matches = SafetyNoticeMatchesQuery['safetyNoticeMatches'];

/** The names of the boxes of what matches. */
export const PRODUCT = 'product';
export const ORDER_ITEM = 'orderItem';

/** The words by which products are looked for, as they stand in the form. */
export function criteriaOf(values: FormData): SafetyNoticeCriteriaInput {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const category = text('category') as EquipmentCategory | '';
  return {
    manufacturer: text('manufacturer') || null,
    products: text('products')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    category: category || null,
  };
}

/** The notice as it stands in the form. What is shown of the matches and not ticked is excepted. */
export function noticeOf(values: FormData, matches: Matches): SafetyNoticeInput {
  const text = (name: string) => String(values.get(name) ?? '');
  const without = (name: string, rows: readonly { readonly id: string }[]) => {
    const ticked = values.getAll(name);
    return rows.map(({ id }) => id).filter((id) => !ticked.includes(id));
  };
  return {
    reference: text('reference'),
    kind: text('kind') as SafetyNoticeKind,
    title: text('title'),
    summary: text('summary'),
    advice: text('advice'),
    sourceUrl: text('sourceUrl'),
    publishedOn: text('publishedOn'),
    criteria: criteriaOf(values),
    exceptProducts: without(PRODUCT, matches.products),
    exceptOrderItems: without(ORDER_ITEM, matches.orderItems),
  };
}
