import { DocumentsDocument, EquipmentDocument } from '../../../server/rest/operations/operations.generated.ts';
import { get, graph, inAnswer, type Row, type Workload } from './workload.ts';

const LIST_SIZE = 20;

const equipmentFields = {
  id: 'id',
  name: 'name',
  category: 'upper(category)',
  condition: 'upper(condition)',
  price: 'price',
  inStock: '"inStock"',
  'supplier.name': '"supplierName"',
  'supplier.rating': '"supplierRating"',
};

const equipmentQuery = `query Equipment($first: Int!) { equipment(first: $first) { nodes {
  id name category condition price inStock supplier { name rating } } } }`;

/** Products, each with its supplier, which one statement brings. */
export const equipmentList: Workload = {
  name: 'products',
  description: `the ${LIST_SIZE} newest products, each with its supplier`,
  mayGrow: true,
  fields: equipmentFields,
  requests: {
    graphql: [graph(equipmentQuery, { first: LIST_SIZE })],
    rest: [get(`/api/equipment?limit=${LIST_SIZE}`)],
    operation: [graph(EquipmentDocument, { first: LIST_SIZE })],
    limit: [get('/equipment')],
  },
  limit: [
    {
      path: '/equipment',
      size: LIST_SIZE,
      run: ({ equipment }) =>
        equipment.list({}, 'newest', { first: LIST_SIZE }, new Set(['id', 'name', 'price', 'supplier'])),
    },
  ],
  rowsOf: (answer) => (answer['equipment'] ?? inAnswer(answer, 'data', 'equipment', 'nodes')) as Row[] | undefined,
};

const documentFields = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  description: 'description',
  category: 'upper(category)',
  urgency: 'upper(urgency)',
  source: 'source',
  version: 'version',
  downloads: '"downloadCount"',
};

const documentQuery = `query Documents($first: Int!) { documents(first: $first) { nodes {
  ${Object.keys(documentFields).join(' ')} } } }`;

export const documentList: Workload = {
  name: 'documents',
  description: `the ${LIST_SIZE} most urgent documents`,
  mayGrow: true,
  fields: documentFields,
  requests: {
    graphql: [graph(documentQuery, { first: LIST_SIZE })],
    rest: [get(`/api/compliance?limit=${LIST_SIZE}`)],
    operation: [graph(DocumentsDocument, { first: LIST_SIZE })],
    limit: [get('/documents')],
  },
  limit: [
    {
      path: '/documents',
      size: LIST_SIZE,
      run: ({ compliance }) =>
        compliance.list({}, 'most_urgent', { first: LIST_SIZE }, new Set(Object.keys(documentFields))),
    },
  ],
  rowsOf: (answer) => (answer['documents'] ?? inAnswer(answer, 'data', 'documents', 'nodes')) as Row[] | undefined,
};
