import { ValidationError } from '../../errors.ts';
import { LONGEST_TEXT, refuseLongList } from '../../queries/filter-values.ts';
import { isOverlong } from '../../text/text-length.ts';
import type { Regulation } from './check-rule.ts';
import { allRegulations } from './regulations.ts';

const byName = new Map(
  allRegulations.flatMap((regulation) =>
    [regulation.name.toLowerCase(), ...regulation.alsoKnownAs].map((name) => [name, regulation] as const),
  ),
);

/**
 * The regulations of these names, each once; none if none is named.
 *
 * @throws ValidationError for a name that the check does not know; it says which there are.
 */
export function regulationsNamed(names: readonly string[] | null | undefined): readonly Regulation[] {
  refuseLongList('regulations', names);
  const found = new Set<Regulation>();
  for (const name of names ?? []) {
    const regulation = isOverlong(name, LONGEST_TEXT) ? undefined : byName.get(foldedName(name));
    if (!regulation) {
      const known = allRegulations.map((one) => one.name).join('; ');
      throw ValidationError.of('regulations', `The check does not know one of these regulations. It knows: ${known}.`);
    }
    found.add(regulation);
  }
  return [...found];
}

function foldedName(name: string): string {
  return name.trim().toLowerCase().replaceAll('\u2019', "'").replaceAll(/\s+/gu, ' ');
}
