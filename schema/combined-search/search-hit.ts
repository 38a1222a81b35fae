import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type {
  ComplianceData,
  EquipmentData,
  HelpData,
  Hit,
  HitData,
  NewsData,
  PageData,
  Reason,
  RecruitmentData,
} from './hit.ts';
import { markedText, type TextPart } from './marked-text.ts';
import { explain } from './reasons.ts';
import { isWeak, percentOf } from './relevance.ts';
import { ReasonKind, ReasonPlace, SearchCategory, SearchResultSource } from './search-vocabulary.ts';

const RecruitmentHit = builder.objectRef<RecruitmentData>('RecruitmentHitData').implement({
  description: 'The data of an open post.',
  fields: (t) => ({
    employer: t.exposeString('employer', { description: 'Name of the employer.' }),
    positions: t.exposeInt('positions', {
      description: 'How many people are sought; each post is advertised by itself.',
    }),
    location: t.exposeString('location', { description: 'Town.' }),
    region: t.exposeString('region', { description: 'NHS England region, or the nation elsewhere.' }),
    salary: t.exposeString('salary', { description: 'Salary range as shown, pounds a year.' }),
  }),
});

const ComplianceHit = builder.objectRef<ComplianceData>('ComplianceHitData').implement({
  description: 'The data of a compliance document.',
  fields: (t) => ({
    updated: t.expose('updated', { type: 'Date', description: 'When the document was last changed.' }),
    downloadSize: t.exposeString('downloadSize', { description: 'Size of the download as shown.' }),
  }),
});

const EquipmentHit = builder.objectRef<EquipmentData>('EquipmentHitData').implement({
  description: 'The data of a product.',
  fields: (t) => ({
    supplier: t.exposeString('supplier', { description: 'Name of the supplier.' }),
    location: t.exposeString('location', { description: 'Town of the supplier.' }),
    price: t.exposeFloat('price', {
      description: 'Price of one, pounds without VAT.',
      ...constrained({ minimum: 0 }),
    }),
    availability: t.exposeString('availability', { description: 'Availability in words.' }),
    certification: t.exposeString('certification', {
      nullable: true,
      description: 'The first of its certifications; null if it has none.',
    }),
  }),
});

const NewsHit = builder.objectRef<NewsData>('NewsHitData').implement({
  description: 'The data of a news article.',
  fields: (t) => ({
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the article was published.' }),
    readTime: t.exposeInt('readTime', { description: 'Minutes that it takes to read.' }),
  }),
});

const PageHit = builder.objectRef<PageData>('PageHitData').implement({
  description: 'The data of a page of the portal.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'Its address in the portal, without the host.' }),
  }),
});

const HelpHit = builder.objectRef<HelpData>('HelpHitData').implement({
  description: 'The data of an article of the help center.',
  fields: (t) => ({
    section: t.exposeString('section', { description: 'The category of the article in words, like Your account.' }),
  }),
});

const types = {
  recruitment: 'RecruitmentHitData',
  compliance: 'ComplianceHitData',
  equipment: 'EquipmentHitData',
  news: 'NewsHitData',
  help: 'HelpHitData',
  page: 'PageHitData',
} as const;

const SearchHitData = builder.unionType('SearchHitData', {
  description: 'The data of a hit, by its category.',
  types: [RecruitmentHit, ComplianceHit, EquipmentHit, NewsHit, HelpHit, PageHit],
  resolveType: (data) => types[(data as HitData).kind],
});

const SearchReason = builder.objectRef<Reason>('SearchReason').implement({
  description: 'A word of the search, and the words of the hit that match it.',
  fields: (t) => ({
    word: t.exposeString('word', { description: 'The word as typed, in lower case.' }),
    matched: t.exposeString('matched', { description: 'The matching words of the hit.' }),
    kind: t.expose('kind', { type: ReasonKind, description: 'How it matches.' }),
    place: t.expose('place', { type: ReasonPlace, description: 'Where it was found.' }),
  }),
});

const SearchTextPart = builder.objectRef<TextPart>('SearchTextPart').implement({
  description: 'A piece of a text. All pieces together are the whole text.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The segment of the text, with its spaces.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'Whether it answers the search, to be marked.' }),
  }),
});

export const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'Something of the portal that answers a search.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the post, document, product, article or page.' }),
    category: t.expose('category', { type: SearchCategory, description: 'Its kind.' }),
    title: t.exposeString('title', { description: 'Its title or name.' }),
    description: t.exposeString('description', { description: 'The summary, in a line or two.' }),
    titleParts: t.field({
      type: [SearchTextPart],
      description: 'The title in pieces, with the words that answer the search apart.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ title, stems }) => markedText(title, stems),
    }),
    descriptionParts: t.field({
      type: [SearchTextPart],
      description: 'The description in pieces, with the words that answer the search apart.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ description, stems }) => markedText(description, stems),
    }),
    data: t.field({
      type: SearchHitData,
      description: 'Its data, by its category.',
      resolve: (hit) => hit.data,
    }),
    relevance: t.exposeFloat('relevance', {
      description:
        'How well it answers the search, 0 to 1: the full phrase in title, lead, category, employer or place adds 0.9, its words share 0.3, rare ones more of it than common ones, and the sum ends at 1.',
      ...constrained({ minimum: 0, maximum: 1 }),
    }),
    isWeak: t.boolean({
      description: 'Whether it answers the search in part only, under 30 percent. Such hits come last.',
      resolve: isWeak,
    }),
    percent: t.int({
      description: 'The relevance as shown: whole percent.',
      ...constrained({ maximum: 100 }),
      resolve: (hit) => percentOf(hit.relevance),
    }),
    source: t.field({
      type: SearchResultSource,
      description: 'Where it comes from.',
      resolve: () => 'live_data' as const,
    }),
    path: t.exposeString('path', { description: 'Address of it in the portal, without the host.' }),
    reasons: t.field({
      type: [SearchReason],
      description: 'The match of each word of the search.',
      complexity: { field: 1, multiplier: 3 },
      resolve: (hit) => [...hit.reasons],
    }),
    why: t.string({
      description: 'The reasons in words, like: Title: nurse. Text: intensive care (icu).',
      resolve: (hit) => explain(hit.reasons, hit.phrase, hit.category),
    }),
  }),
});
