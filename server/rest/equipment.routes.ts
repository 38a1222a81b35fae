import {
  equipmentExample,
  equipmentItemExample,
  equipmentPostingExample,
  newEquipmentExample,
} from './equipment.examples.ts';
import { equipmentFields } from './equipment.fields.ts';
import {
  availabilityCategoryParameter,
  equipmentFilterParameters,
  equipmentSortParameter,
  instantSearchParameters,
} from './equipment.parameters.ts';
import {
  presentAvailability,
  presentCategories,
  presentEquipment,
  presentEquipmentItem,
  presentEquipmentPosting,
  presentInstantResults,
} from './equipment.presentation.ts';
import { reference } from './json-schema.ts';
import { correctedSearch, listSchema, pageParameters, presentList } from './list.ts';
import {
  CreateEquipmentDocument,
  EquipmentAvailabilityDocument,
  EquipmentCategoriesDocument,
  EquipmentDocument,
  EquipmentItemDocument,
  EquipmentStatsDocument,
  SearchEquipmentDocument,
  UpdateEquipmentDocument,
} from './operations/operations.generated.ts';
import { text } from './parameter.ts';
import { type Route, read, replace, write } from './route.ts';

const tag = 'Equipment';
const notFound = 'There is no product with this id.';
const id = text({
  name: 'id',
  description: 'Identifier of the product.',
  format: 'uuid',
  example: equipmentExample.id,
});

/** The rows of the REST table about medical equipment. */
export const equipmentRoutes: readonly Route[] = [
  read(EquipmentDocument, {
    path: '/equipment',
    tag,
    summary: 'Products',
    description: 'Products that are offered, narrowed by any of the filters: every one given must hold.',
    pathParameters: [],
    queryParameters: [...equipmentFilterParameters, equipmentSortParameter, ...pageParameters],
    present: ({ equipment }) => presentList('equipment', equipment, presentEquipment),
    answer: listSchema('equipment', reference('Equipment'), correctedSearch),
    example: { equipment: [equipmentExample], total: 1, totalIsCapped: false, nextCursor: null, correctedSearch: null },
  }),
  write(CreateEquipmentDocument, {
    path: '/equipment',
    tag,
    summary: 'List a product',
    description:
      'Sends a product in for review, with the organisation of the account as the supplier. It is listed once an operator has published it. The account must be verified.',
    pathParameters: [],
    queryParameters: [],
    signedIn: true,
    permit: ({ equipmentPostings }) => equipmentPostings.mayCreate(),
    checkPart: ({ equipmentPostings }, checks, values) => equipmentPostings.checkPart(checks, values),
    onceByKey: true,
    refusals: [403],
    body: { fields: equipmentFields, asInput: true, example: newEquipmentExample },
    status: 201,
    present: ({ createEquipment: answer }) =>
      'posting' in answer ? presentEquipmentPosting(answer.posting) : undefined,
    location: ({ createEquipment: answer }) =>
      'posting' in answer ? `/equipment/${answer.posting.item.id}` : undefined,
    answer: reference('EquipmentPosting'),
    example: equipmentPostingExample,
  }),
  read(SearchEquipmentDocument, {
    path: '/equipment/search/realtime',
    tag,
    summary: 'Products while somebody types',
    description: 'The products that match best what has been typed so far, and how many match in all.',
    pathParameters: [],
    queryParameters: instantSearchParameters,
    present: presentInstantResults,
    answer: reference('EquipmentInstantResults'),
    example: { equipment: [equipmentExample], total: 4, totalIsCapped: false },
  }),
  read(EquipmentStatsDocument, {
    path: '/equipment/stats/overview',
    tag,
    summary: 'Figures about the marketplace',
    description: 'Counted from the products that are offered now.',
    pathParameters: [],
    queryParameters: [],
    present: ({ equipmentStats }) => equipmentStats,
    answer: reference('EquipmentStats'),
    example: { totalItems: 7, activeSuppliers: 6, ordersThisMonth: null, avgRating: 4.6 },
  }),
  read(EquipmentCategoriesDocument, {
    path: '/equipment/categories/list',
    tag,
    summary: 'Categories of products',
    description: 'All categories, with how many products each offers now.',
    pathParameters: [],
    queryParameters: [],
    present: presentCategories,
    answer: reference('EquipmentCategories'),
    example: { categories: [{ category: 'monitoring', label: 'Monitoring', products: 2 }] },
  }),
  read(EquipmentAvailabilityDocument, {
    path: '/equipment/availability',
    tag,
    summary: 'Availability of products',
    description: 'How many products can be had now, and how many units of them.',
    pathParameters: [],
    queryParameters: [availabilityCategoryParameter],
    present: presentAvailability,
    answer: reference('EquipmentAvailability'),
    example: { availability: [{ availability: 'in-stock', label: 'In stock', products: 4, units: 2435 }] },
  }),
  read(EquipmentItemDocument, {
    path: '/equipment/{id}',
    tag,
    summary: 'One product',
    description:
      "One product, offered or withdrawn: `isOffered` tells. With an access token also one's own that waits for its review or was declined.",
    pathParameters: [id],
    queryParameters: [],
    notFound,
    present: ({ equipmentItem }) => (equipmentItem ? presentEquipmentItem(equipmentItem) : undefined),
    answer: reference('EquipmentDetail'),
    example: equipmentItemExample,
  }),
  replace(UpdateEquipmentDocument, {
    path: '/equipment/{id}',
    tag,
    summary: 'Change a product',
    description:
      "Rewrites a product of one's own: what is absent is empty from now on. A listed product of which only price, stock, availability or delivery date change stays listed; after any other change it is not listed until an operator has published it again.",
    pathParameters: [id],
    queryParameters: [],
    signedIn: true,
    permit: ({ equipmentPostings }, { id: product = '' }) => equipmentPostings.mayUpdate(product),
    checkPart: ({ equipmentPostings }, checks, values) => equipmentPostings.checkPart(checks, values),
    refusals: [403],
    notFound,
    body: { fields: equipmentFields, asInput: true, example: newEquipmentExample },
    present: ({ updateEquipment: answer }) =>
      'posting' in answer ? presentEquipmentPosting(answer.posting) : undefined,
    answer: reference('EquipmentPosting'),
    example: equipmentPostingExample,
  }),
];
