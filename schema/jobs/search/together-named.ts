import type { NamedPlace } from './named-places.queries.ts';

/**
 * The last of the places that words name, read together with those right before it: 'Leeds, West Yorkshire' and
 * 'Manchester M13 9WL' name what both have in common, 'Devon and Cornwall' and 'Leeds/Bradford' both.
 */
export function togetherNamed(places: readonly NamedPlace[], words: readonly string[]): NamedPlace | undefined {
  const last = places.at(-1);
  let together = last;
  for (const before of places.slice(0, -1).reverse()) {
    const merged = together && merge(before, together, words);
    if (!merged) {
      break;
    }
    together = merged;
  }
  return together;
}

function merge(one: NamedPlace, other: NamedPlace, words: readonly string[]): NamedPlace | undefined {
  const between = words.slice(one.start + one.length, other.start);
  const span = { start: one.start, length: other.start + other.length - one.start };
  const ofOther = new Set(other.ids);
  const common = one.ids.filter((id) => ofOther.has(id));
  if (between.length === 0 && common.length > 0) {
    const narrower = one.ids.length <= other.ids.length ? one : other;
    return { ...narrower, ...span, ids: common };
  }
  const isListed = between.length === 0 || (between.length === 1 && (between[0] === 'and' || between[0] === 'or'));
  // The name of a postcode is the area around it, which cannot be combined with others.
  if (!isListed || one.within !== undefined || other.within !== undefined) {
    return undefined;
  }
  const ids = [...new Set([...one.ids, ...other.ids])];
  return { ...span, name: `${one.name} or ${other.name}`, ids, isArea: true };
}
