import type { Route } from '../engine/route.ts';
import { read, write } from '../engine/rows.ts';
import { equipmentTag as tag } from '../equipment/routes.ts';
import {
  MyBulkOrdersDocument,
  OrganisationBulkOrdersDocument,
  RequestBulkOrderDocument,
} from '../operations.generated.ts';
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
  write(RequestBulkOrderDocument, {
    ...area,
    path: '/equipment/orders',
    summary: 'Send a bulk order',
    refusals: [403],
    onceByKey: true,
    status: 201,
  }),
  read(OrganisationBulkOrdersDocument, {
    ...area,
    path: '/equipment/orders/organisation',
    summary: "The bulk orders of one's organisation",
    signedIn: true,
  }),
];
