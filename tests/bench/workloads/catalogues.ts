import { DocumentsDocument, EquipmentDocument } from '../../../server/rest/operations.generated.ts';
import { get, graph, inAnswer, ofLimit, type Row, type Workload } from './workload.ts';

const LIST_SIZE = 20;

const equipmentQuery = `query Equipment($first: Int!) { equipment(first: $first) { nodes {
  id name category condition price inStock supplier { name rating } } } }`;

/** Products, each with its supplier, which one statement brings. */
export const equipmentList: Workload = {
  name: 'products',
  description: `the ${LIST_SIZE} newest products, each with its supplier`,
  mayGrow: true,
  isInMean: true,
  fields: ['id', 'name', 'category', 'condition', 'price', 'inStock', 'supplier.name', 'supplier.rating'],
  requests: {
    graphql: [graph(equipmentQuery, { first: LIST_SIZE })],
    rest: [get(`/api/equipment?limit=${LIST_SIZE}`)],
    operation: [graph(EquipmentDocument, { first: LIST_SIZE })],
    limit: [ofLimit('products', [LIST_SIZE])],
  },
  limit: [
    `select coalesce(json_agg(row), '[]')::text as body
    from (
      select equipment.id, equipment.name, upper(equipment.category) as category,
        upper(equipment.condition) as condition, equipment.price, equipment.stock_count as "inStock",
        json_build_object('name', supplier.name, 'rating', supplier.rating) as supplier
      from equipment inner join supplier on supplier.id = equipment.supplier_id
      where equipment.withdrawn_at is null and equipment.review_state = 'published' and equipment.hidden_at is null
      order by equipment.listed_at desc, equipment.id desc limit $1
    ) as row`,
  ],
  rowsOf: (answer) => (answer['equipment'] ?? inAnswer(answer, 'data', 'equipment', 'nodes')) as Row[] | undefined,
};

const documentFields = ['id', 'slug', 'title', 'description', 'category', 'urgency', 'source', 'version', 'downloads'];

const documentQuery = `query Documents($first: Int!) { documents(first: $first) { nodes {
  ${documentFields.join(' ')} } } }`;

export const documentList: Workload = {
  name: 'documents',
  description: `the ${LIST_SIZE} most urgent documents`,
  mayGrow: true,
  isInMean: false,
  fields: documentFields,
  requests: {
    graphql: [graph(documentQuery, { first: LIST_SIZE })],
    rest: [get(`/api/compliance?limit=${LIST_SIZE}`)],
    operation: [graph(DocumentsDocument, { first: LIST_SIZE })],
    limit: [ofLimit('documents', [LIST_SIZE])],
  },
  limit: [
    `select coalesce(json_agg(row), '[]')::text as body
    from (
      select id, slug, title, description, upper(category) as category, upper(urgency) as urgency, source, version,
        download_count as downloads
      from document where version is not null and unpublished_at is null
      order by urgency_rank desc, published_at desc, id desc limit $1
    ) as row`,
  ],
  rowsOf: (answer) => (answer['documents'] ?? inAnswer(answer, 'data', 'documents', 'nodes')) as Row[] | undefined,
};
