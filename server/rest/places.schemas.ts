import { type JsonSchema, objectOf, orNull } from './engine/json-schema.ts';
import { nationWords } from './jobs.words.ts';

const string = (description: string): JsonSchema => ({ type: 'string', description });

/** What the OpenAPI document says about places. */
export const placeSchemas: Readonly<Record<string, JsonSchema>> = {
  Place: objectOf('A town, a district of a city, or a hospital site.', {
    name: string('Its name, by which posts can be advertised and looked for.'),
    label: string('Name and where that is, as shown.'),
    otherNames: { type: 'array', items: string('A name.'), description: 'Other names by which it is known.' },
    nation: { type: 'string', enum: Object.values(nationWords), description: 'Its nation.' },
    region: string('NHS England region, or the nation elsewhere.'),
    outwardCode: orNull(string('The part of a postcode before the space from which distances are measured.')),
  }),
};
