import type { Choice } from './list-definition.ts';

/** The values of the choices made, as a field of a filter; nothing if none is made. */
export function choiceValues<Name extends string, Value extends string>(
  name: Name,
  choices: readonly Choice<Value>[],
  slugs: readonly string[],
): { [Key in Name]?: Value[] } {
  const values = choices.filter(({ slug }) => slugs.includes(slug)).flatMap((choice) => choice.values);
  return values.length > 0 ? ({ [name]: values } as { [Key in Name]: Value[] }) : {};
}
