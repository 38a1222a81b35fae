import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import { Nation } from './nation.ts';
import { placeLabel } from './place-label.ts';
import type { PlaceRow } from './suggested-places.queries.ts';

const Place = builder.objectRef<PlaceRow>('Place').implement({
  description: 'A town, a district of a city, or a hospital site.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the place.' }),
    name: t.exposeString('name', {
      description: 'Its name, by which posts there can be advertised and looked for; of several, with a suffix.',
    }),
    label: t.string({
      description: 'Name and region, as shown: Harrogate, North Yorkshire.',
      resolve: placeLabel,
    }),
    otherNames: t.exposeStringList('otherNames', {
      description: 'Other names by which it is known, like Caerdydd for Cardiff.',
    }),
    region: t.exposeString('region', { description: 'NHS England region, or the nation elsewhere.' }),
    nation: t.expose('nation', { type: Nation, description: 'Its nation, whose pay holds there.' }),
    outwardCode: t.exposeString('outwardCode', {
      nullable: true,
      description: 'The part of a postcode before the space from which its distances are measured.',
    }),
  }),
});

builder.queryField('places', (t) =>
  t.field({
    type: [Place],
    ...constrained({ maxItems: 10 }),
    description:
      'Places of which a name begins with what was typed, alternative names too; case, accents and punctuation do not count. Those that are called just that come first, then the larger ones. Empty if nothing was typed. The text may say where a place is, as its label does (Leeds, West Yorkshire), or name several (Leeds/Bradford). Where no name begins so, those with the nearest names by letters and by sound (Harrogate for Harogate). Of a postcode or an outward code (LS1): the nearest town, and the places whose code it is.',
    args: {
      search: t.arg.string({
        required: true,
        description: 'The beginning of a name, or a postcode, 200 characters at most.',
        ...constrained({ maxLength: LONGEST_TEXT }),
      }),
      first: t.arg.int({
        defaultValue: 10,
        description: 'How many places, 1 to 10.',
        ...constrained({ minimum: 1, maximum: 10 }),
      }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: (_root, { search, first }, { services }) => services.places.suggest(search, first ?? 10),
  }),
);
