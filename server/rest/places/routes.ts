import type { Examples } from '../engine/answer-example.ts';
import type { Route } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { jobTag } from '../jobs/routes.ts';
import { PlacesDocument } from '../operations.generated.ts';

const examples: Examples = {
  places: { search: 'Harrog', limit: 5 },
  Place: {
    name: 'Harrogate',
    label: 'Harrogate, North Yorkshire',
    region: 'North East and Yorkshire',
    outwardCode: 'HG1',
  },
};

/** The row of the REST table about places. */
export const placeRoutes: readonly Route[] = [
  read(PlacesDocument, { tag: jobTag, examples, path: '/places', summary: 'Places that begin with a text' }),
];
