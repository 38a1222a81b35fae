import type { Hit } from '../combined-search/hit.ts';
import { milesBetween, type Position } from '../places/miles-between.ts';

/** Something of the portal that answers a question. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Who offers it: a supplier, an employer, or the portal. */
  readonly provider: string;
  /** Miles from the place that the question names; null if it names none, or the offer has none. */
  readonly miles: number | null;
  readonly availability: string;
  readonly price: string | null;
  readonly confidence: number;
}

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** The part of a hit that is its location. */
export function townOf({ data }: Hit): string | null {
  return data.kind === 'recruitment' || data.kind === 'equipment' ? data.location : null;
}

/** A hit as an offer; `from` is the place of the question, `positions` those of the towns. */
export function offerOf(
  hit: Hit,
  from: Position | undefined,
  positions: ReadonlyMap<string, Position>,
  portal: string,
): Offer {
  const to = positions.get(townOf(hit) ?? '');
  return {
    id: hit.id,
    title: hit.title,
    path: hit.path,
    miles: from && to ? milesBetween(from, to) : null,
    confidence: hit.relevance,
    ...termsOf(hit, portal),
  };
}

function termsOf({ data }: Hit, portal: string): Pick<Offer, 'provider' | 'availability' | 'price'> {
  switch (data.kind) {
    case 'recruitment':
      return { provider: data.employer, availability: 'Open for applications', price: data.salary };
    case 'equipment':
      return { provider: data.supplier, availability: data.availability, price: pounds.format(data.price) };
    case 'compliance':
      return { provider: portal, availability: `Download, ${data.downloadSize}`, price: null };
    default:
      return { provider: portal, availability: 'To read on the portal', price: null };
  }
}
