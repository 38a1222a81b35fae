import type { Route } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { jobTag } from '../jobs/routes.ts';
import { PlacesDocument } from '../operations.generated.ts';
import { placeExamples as examples } from './examples.ts';

/** The row of the REST table about places. */
export const placeRoutes: readonly Route[] = [
  read(PlacesDocument, { tag: jobTag, examples, path: '/places', summary: 'Places that begin with a text' }),
];
