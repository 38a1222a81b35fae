import { objectOf, reference } from './engine/json-schema.ts';
import { text, wholeNumber } from './engine/parameter.ts';
import { type Route, read } from './engine/route.ts';
import { nationWords } from './jobs.words.ts';
import { PlacesDocument } from './operations.generated.ts';

/** The row of the REST table about places. */
export const placeRoutes: readonly Route[] = [
  read(PlacesDocument, {
    path: '/places',
    tag: 'Jobs',
    summary: 'Places that begin with a text',
    description:
      'Towns, districts and hospital sites of which a name begins with `search`; alternative names count, and case, accents and punctuation do not.',
    pathParameters: [],
    queryParameters: [
      text({ name: 'search', description: 'The beginning of a name.', maxLength: 200, example: 'Harrog' }),
      wholeNumber({
        name: 'limit',
        variable: 'first',
        description: 'How many places to answer.',
        minimum: 1,
        maximum: 10,
        default: 10,
        example: 5,
      }),
    ],
    present: ({ places }) => ({ places: places.map((place) => ({ ...place, nation: nationWords[place.nation] })) }),
    answer: objectOf('Places, those that are called just that first, then the larger ones.', {
      places: { type: 'array', items: reference('Place'), maxItems: 10, description: 'The places, in order.' },
    }),
    example: {
      places: [
        {
          name: 'Harrogate',
          label: 'Harrogate, North Yorkshire',
          otherNames: [],
          nation: 'England',
          region: 'North East and Yorkshire',
          outwardCode: 'HG1',
        },
      ],
    },
  }),
];
