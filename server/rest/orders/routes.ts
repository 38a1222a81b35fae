import type { Route } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import { equipmentTag as tag } from '../equipment/routes.ts';
import { MyBulkOrdersDocument } from '../operations.generated.ts';
import { orderExamples as examples } from './examples.ts';

const area = { tag, examples };

/** The rows of the REST table about bulk orders. */
export const orderRoutes: readonly Route[] = [
  read(MyBulkOrdersDocument, {
    ...area,
    path: '/equipment/orders',
    summary: "One's own bulk orders",
    signedIn: true,
  }),
];
