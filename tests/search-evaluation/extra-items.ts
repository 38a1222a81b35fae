import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, Document, Equipment, Job } from '../../schema/tables.ts';
import { upsertRows } from '../../server/database/seed/upsert.ts';

/** Items that only the evaluation has, beside the sample content. */
export interface ExtraItems {
  readonly posts: readonly Post[];
  readonly products: readonly Product[];
  readonly documents: readonly WrittenDocument[];
  readonly articles: readonly WrittenArticle[];
}

interface Post {
  readonly id: string;
  readonly title: string;
  readonly employer: string;
  readonly location: string;
  readonly band?: string | number | null;
  readonly salaryMin?: number | null;
  readonly salaryMax?: number | null;
  readonly type: string;
  readonly specialty?: string | null;
  readonly summary: string;
  readonly description: string;
}

interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly supplier: string;
  readonly summary: string;
  readonly description: string;
  readonly specifications?: readonly { readonly name: string; readonly value: string | number }[];
}

interface WrittenDocument {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  readonly text: string;
}

interface WrittenArticle {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly category: string;
  readonly body: string;
}

const HOUR_MS = 3_600_000;
/** The sample content alone. */
export const noItems: ExtraItems = { posts: [], products: [], documents: [], articles: [] };

/** The row that an item becomes: the same in every database. */
export function rowIdOf(item: string): string {
  const digest = createHash('sha256').update(item).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-7${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Writes the items as rows beside the sample content. What an item does not say gets a usual value. */
export async function loadExtraItems(db: Kysely<DB>, items: ExtraItems, now: Date): Promise<void> {
  const before = (place: number) => new Date(now.getTime() - (24 + place) * HOUR_MS).toISOString();
  await loadPosts(db, items.posts, before);
  await loadProducts(db, items.products, before);
  await loadWrittenDocuments(db, items.documents, before);
  await upsertRows(db, {
    table: 'article',
    key: ['id'],
    rows: items.articles.map(({ id, title, lead, category, body }, place) => ({
      id: rowIdOf(id),
      slug: id,
      title: title.slice(0, 200),
      summary: lead.slice(0, 500),
      content: body,
      category: nearestOf(category, articleCategories),
      priority: 'medium',
      tags: [category],
      source: 'Wayline',
      image: '/pictures/news.svg',
      published_at: before(place),
    })),
  });
}

type TimeOf = (place: number) => string;

async function loadPosts(db: Kysely<DB>, posts: readonly Post[], before: TimeOf): Promise<void> {
  const employers = [...new Set(posts.map(({ employer }) => employer))];
  await upsertRows(db, {
    table: 'employer',
    key: ['name'],
    rows: employers.map((name) => ({ id: rowIdOf(`employer ${name}`), name })),
  });
  await addMissingTowns(db, [...new Set(posts.map(({ location }) => location))]);
  const employerIds = new Map(
    (await db.selectFrom('employer').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
  );
  const places = await db
    .selectFrom('place')
    .select(['id', 'name', 'town', 'nation'])
    .orderBy('kind', 'desc')
    .execute();
  const scales = await db.selectFrom('pay_scale').select(['nation', 'year', 'band']).orderBy('year', 'desc').execute();
  const rows = posts.map((post, index): Insertable<Job> => {
    const place = places.find(({ name, town }) => isSame(name, post.location) || isSame(town, post.location));
    const band = String(post.band ?? '')
      .toLowerCase()
      .replace(/^band\s*/, '');
    const scale = scales.find((row) => row.nation === place?.nation && row.band === band);
    return {
      id: rowIdOf(post.id),
      reference: post.id,
      title: post.title,
      department: post.specialty || 'General',
      description: `${post.summary}\n\n${post.description}`,
      employer_id: employerIds.get(post.employer) ?? '',
      place_id: place?.id ?? '',
      ...kindOfPost(post.type),
      urgency: 'medium',
      pay_scheme: scale ? 'agenda_for_change' : 'other',
      pay_nation: scale?.nation ?? null,
      pay_year: scale?.year ?? null,
      pay_band: scale?.band ?? null,
      salary_min: post.salaryMin ?? null,
      salary_max: post.salaryMax ?? post.salaryMin ?? null,
      posted_at: before(index),
    };
  });
  await upsertRows(db, { table: 'job', key: ['id'], rows });
}

/** A town that the portal does not know stands in the middle of England: where it is does not matter here. */
async function addMissingTowns(db: Kysely<DB>, towns: readonly string[]): Promise<void> {
  const known = await db.selectFrom('place').select(['name', 'town']).execute();
  const rows = towns
    .filter((town) => !known.some((place) => isSame(place.name, town) || isSame(place.town, town)))
    .map((town) => ({
      slug: `evaluation-${town.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      name: town,
      kind: 'town',
      town,
      nation: 'england',
      region: 'Midlands',
      latitude: 52.9,
      longitude: -1.2,
    }));
  await upsertRows(db, { table: 'place', key: ['slug'], rows });
}

function kindOfPost(type: string): Pick<Insertable<Job>, 'type' | 'contract_type' | 'working_pattern'> {
  const isTemporary = /locum|bank|fixed|temporary|contract|agency|maternity cover/i.test(type);
  return {
    type: isTemporary ? 'contract' : /full/i.test(type) && !/permanent/i.test(type) ? 'full_time' : 'permanent',
    contract_type: isTemporary ? type : 'Permanent',
    working_pattern: /part/i.test(type) ? 'Part-time' : 'Full-time',
  };
}

async function loadProducts(db: Kysely<DB>, products: readonly Product[], before: TimeOf): Promise<void> {
  const suppliers = [...new Set(products.map(({ supplier }) => supplier))];
  await upsertRows(db, {
    table: 'supplier',
    key: ['name'],
    rows: suppliers.map((name) => ({ name, location: 'Leeds', phone: '01632 960 100' })),
  });
  const ids = new Map(
    (await db.selectFrom('supplier').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
  );
  const rows = products.map(
    (product, index): Insertable<Equipment> => ({
      id: rowIdOf(product.id),
      reference: product.id,
      name: product.name,
      description: `${product.summary} ${product.description}`,
      category: nearestOf(product.category, productCategories),
      price: 100,
      condition: 'new',
      stock_count: 10,
      supplier_id: ids.get(product.supplier) ?? '',
      specifications: [
        product.category,
        ...(product.specifications ?? []).map(({ name, value }) => `${name}: ${value}`),
      ].slice(0, 40),
      listed_at: before(index),
    }),
  );
  await upsertRows(db, { table: 'equipment', key: ['id'], rows });
}

async function loadWrittenDocuments(
  db: Kysely<DB>,
  documents: readonly WrittenDocument[],
  before: TimeOf,
): Promise<void> {
  const rows = documents.map(
    ({ id, title, category, summary }): Insertable<Document> => ({
      id: rowIdOf(id),
      slug: id,
      title,
      description: summary.slice(0, 500),
      category: nearestOf(category, documentCategories),
      urgency: 'medium',
      source: 'Wayline',
      source_url: 'https://www.example.org/',
      review_on: '2030-01-01',
    }),
  );
  await upsertRows(db, { table: 'document', key: ['id'], rows });
  const versions = documents.map(({ id, text }, index) => ({
    id: rowIdOf(`${id} 1.0`),
    document_id: rowIdOf(id),
    number: '1.0',
    published_at: before(index),
    change_note: 'First text',
    content: text,
  }));
  if (versions.length > 0) {
    await db
      .insertInto('document_version')
      .values(versions)
      .onConflict((conflict) => conflict.columns(['document_id', 'number']).doNothing())
      .execute();
  }
}

type Categories = readonly (readonly [value: string, words: RegExp])[];

/** The first is for what none of the words fits. */
const productCategories: Categories = [
  ['diagnostic', /diagnos|imag|laborator|scan|test|ultraso|endosc/i],
  ['monitoring', /monitor|infus|respir|cardi|vital/i],
  ['surgical', /surg|theatre|steril|wound|anaesth|instrument|decontam/i],
  ['mobility', /mobil|bed|handling|rehab|furnitur|mattress|wheel|hoist/i],
  ['ppe', /ppe|protective|consumab|glove|infection|hygiene|waste/i],
  ['emergency', /emergen|resus|ambulance|first aid|transport/i],
];

const documentCategories: Categories = [
  ['guidelines', /guid|pathway|protocol/i],
  ['standards', /standard|regulat|specification/i],
  ['policies', /polic|procedure/i],
  ['training', /train|educat|learn|course/i],
  ['assessments', /assess|audit|checklist|form|template|tool/i],
];

const articleCategories: Categories = [
  ['policy', /polic|law|govern|financ|pay/i],
  ['breaking', /break|urgent/i],
  ['recruitment', /recruit|workforce|staff|career|job/i],
  ['technology', /tech|digital|data|cyber|ai\b/i],
  ['compliance', /complian|regulat|safety|quality/i],
  ['research', /research|clinical|science|trial|public health/i],
];

function nearestOf(category: string, known: Categories): string {
  const found =
    known.find(([value]) => value === category.toLowerCase()) ?? known.find(([, words]) => words.test(category));
  return (found ?? known[0])?.[0] ?? '';
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
