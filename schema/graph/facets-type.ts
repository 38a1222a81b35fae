import type { ObjectRef } from '@pothos/core';
import { builder } from '../builder.ts';
import type { Facets, FacetValue } from '../queries/facet-value.ts';

const FacetValueType = builder.objectRef<FacetValue>('FacetValue').implement({
  description: 'A value that the rows of a list have, and how many have it.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value for the filter: an enum name or the text itself.' }),
    label: t.exposeString('label', { description: 'The label.' }),
    count: t.exposeInt('count', { description: 'How many of the first 10,000 matches have the value.' }),
  }),
});

type BuilderTypes = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** The type of a list's facets: one field for each name, described as given. */
export function facetsType<Name extends string>(
  name: string,
  descriptions: Readonly<Record<Name, string>>,
): ObjectRef<BuilderTypes, Facets<Name>> {
  const entries = Object.entries(descriptions) as [Name, string][];
  return builder.objectRef<Facets<Name>>(name).implement({
    description: 'The facets of the list. A facet applies all filters but its own.',
    fields: (t) =>
      Object.fromEntries(
        entries.map(([facet, description]) => [
          facet,
          t.field({
            type: [FacetValueType],
            description,
            complexity: { field: 50, multiplier: 10 },
            resolve: (facets: Facets<Name>) => facets.values(facet),
          }),
        ]),
      ),
  });
}
