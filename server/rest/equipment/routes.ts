import type { Route, Tag } from '../engine/route.ts';
import { read, replace, write } from '../engine/rows.ts';
import {
  CreateEquipmentDocument,
  EquipmentAvailabilityDocument,
  EquipmentCategoriesDocument,
  EquipmentDocument,
  EquipmentItemDocument,
  EquipmentStatsDocument,
  SafetyNoticeDocument,
  SafetyNoticesDocument,
  SearchEquipmentDocument,
  UpdateEquipmentDocument,
} from '../operations.generated.ts';
import { equipmentExamples as examples } from './examples.ts';
import { equipmentPresentation as presentation } from './presentation.ts';

export const equipmentTag: Tag = { name: 'Equipment', description: 'Medical equipment and who sells it.' };
const area = { tag: equipmentTag, examples, presentation };
const notFound = 'There is no product with this id.';

/** The rows of the REST table about medical equipment. */
export const equipmentRoutes: readonly Route[] = [
  read(EquipmentDocument, { ...area, path: '/equipment', summary: 'Products', takesAll: ['category'] }),
  write(CreateEquipmentDocument, {
    ...area,
    path: '/equipment',
    summary: 'List a product',
    signedIn: true,
    permit: ({ equipmentPostings }) => equipmentPostings.mayCreate(),
    checkPart: ({ equipmentPostings }, checks, values) => equipmentPostings.checkPart(checks, values),
    onceByKey: true,
    refusals: [403],
    status: 201,
    location: ({ createEquipment: answer }) =>
      'posting' in answer ? `/equipment/${answer.posting.item.id}` : undefined,
  }),
  read(SearchEquipmentDocument, {
    ...area,
    path: '/equipment/search/realtime',
    summary: 'Products while a user types',
  }),
  read(EquipmentStatsDocument, {
    ...area,
    path: '/equipment/stats/overview',
    summary: 'Figures about the marketplace',
  }),
  read(EquipmentCategoriesDocument, {
    ...area,
    path: '/equipment/categories/list',
    summary: 'Categories of products',
    component: 'EquipmentCategories',
  }),
  read(EquipmentAvailabilityDocument, {
    ...area,
    path: '/equipment/availability',
    summary: 'Availability of products',
    component: 'EquipmentAvailability',
  }),
  read(SafetyNoticesDocument, {
    ...area,
    path: '/equipment/safety-notices',
    summary: 'Safety notices about equipment',
  }),
  read(SafetyNoticeDocument, {
    ...area,
    path: '/equipment/safety-notices/{id}',
    summary: 'One safety notice',
    notFound: 'There is no safety notice with this id.',
  }),
  read(EquipmentItemDocument, {
    ...area,
    path: '/equipment/{id}',
    summary: 'One product',
    description:
      "One product, offered or withdrawn: `isOffered` tells. With an access token also one's own that waits for its review or was declined.",
    notFound,
  }),
  replace(UpdateEquipmentDocument, {
    ...area,
    path: '/equipment/{id}',
    summary: 'Change a product',
    signedIn: true,
    permit: ({ equipmentPostings }, { id: product = '' }) => equipmentPostings.mayUpdate(product),
    checkPart: ({ equipmentPostings }, checks, values) => equipmentPostings.checkPart(checks, values),
    refusals: [403],
    notFound,
  }),
];
