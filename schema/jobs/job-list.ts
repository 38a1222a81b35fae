import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { facetsType } from '../graph/facets-type.ts';
import { addCorrection } from '../graph/search-correction.ts';
import type { ResolvedPlace } from '../places/resolved-places.queries.ts';
import type { SearchText } from '../queries/search/understood-text.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import { Job, milesOf } from './job.ts';
import type { FacetName } from './job-facets.ts';
import { LARGEST_RADIUS } from './job-filter.ts';
import { JobFilterInput, JobSort } from './job-filter-input.ts';
import type { JobConnection, NamedOrigin, NearestJobRow } from './jobs.service.ts';
import type { UnderstoodFilter } from './search/understood-search.ts';

const JobFacets = facetsType<FacetName>('JobFacets', {
  type: 'By kind of post.',
  urgency: 'By urgency.',
  band: 'By Agenda for Change band.',
  location: 'By town.',
  region: 'By region.',
  department: 'By department.',
});

const SearchFilterKind = builder.enumType('JobSearchFilterKind', {
  description: 'The kind of a filter that was recognised in a search for posts.',
  values: {
    PAY: {
      value: 'pay',
      description: 'A lowest or a highest salary, or both: over £40,000, under 35k, £20 an hour, £30,000 to £40,000.',
    },
    BAND: { value: 'band', description: 'One or more Agenda for Change bands: band 6, bands 5 to 7, 8a.' },
    PLACE: {
      value: 'place',
      description:
        'A town, a county or another area, a region, a nation, a hospital site, or what is around one of them or a postcode: in Leeds, near Newport, within 10 miles of Bristol.',
    },
    TYPE: { value: 'type', description: 'A kind of post: permanent, locum, bank.' },
    HOURS: { value: 'hours', description: 'Part-time or full-time.' },
  } as const,
});

const UnderstoodFilterType = builder.objectRef<UnderstoodFilter>('JobSearchFilter').implement({
  description: 'A filter that was understood from the words of a search.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: SearchFilterKind,
      description: 'The kind of the filter.',
      complexity: 0,
    }),
    label: t.exposeString('label', { description: 'The filter in words, like: £40,000 or more.' }),
    without: t.exposeString('without', {
      description:
        'The search without this filter: its words in quotes, which are searched as text; an amount, a band, a distance or a postcode is left out.',
    }),
  }),
});

const SearchTextType = builder.objectRef<SearchText>('JobSearchText').implement({
  description: 'The rest of a search, for the text of posts.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'The words, without those of filters.' }),
    without: t.exposeString('without', { description: 'The search without these words: what names filters alone.' }),
  }),
});

const JobConnectionType = connectionType<JobConnection['rows'][number], JobConnection>('Job', Job);

addCorrection(JobConnectionType);

builder.objectField(JobConnectionType, 'facets', (t) =>
  t.field({
    type: JobFacets,
    description: 'Values and counts to narrow the list by; each is counted only when it is asked for.',
    resolve: (connection) => connection.facets,
  }),
);

const NearestJob = builder.objectRef<NearestJobRow>('NearestJob').implement({
  description: 'The nearest post beyond the distance or the place that a list was asked for.',
  fields: (t) => ({
    distance: t.float({
      description: 'Miles from `near` of the list, or from the place that its search names, to a tenth.',
      ...constrained({ minimum: 0 }),
      resolve: ({ job }) => milesOf(job.distance) ?? 0,
    }),
    job: t.field({ type: Job, description: 'The post.', resolve: ({ job }) => job }),
    noneWhere: t.exposeString('noneWhere', {
      description: 'Where there is no post, in words: within 20 miles of Leeds, in Rochdale.',
    }),
    measuredFrom: t.exposeString('measuredFrom', {
      nullable: true,
      description:
        'The centre of the distance, if it is not the place itself: the middle of Kent, or which of the towns with that name.',
    }),
  }),
});

builder.objectField(JobConnectionType, 'distances', (t) =>
  t.field({
    type: ['Float'],
    description:
      'Miles of each row of this page from the place of `near` of this list, to a tenth, for callers that hold rows by their id; empty if that is null.',
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ rows }) => rows.flatMap(({ distance }) => milesOf(distance) ?? []),
  }),
);

builder.objectField(JobConnectionType, 'nearest', (t) =>
  t.field({
    type: NearestJob,
    nullable: true,
    description:
      'Where no post is within the distance of `near`, or in the place that the search names: the nearest one that fulfils all other conditions of the filter. Null otherwise.',
    complexity: 3,
    resolve: (connection, _arguments, _context, info) => connection.nearest(selectedFields(info)),
  }),
);

builder.objectField(JobConnectionType, 'understood', (t) =>
  t.field({
    type: [UnderstoodFilterType],
    description:
      'The filters that were recognised in `search`: pay, band, place, kind of post and hours. Fields that the filter sets itself are not read from the search, nor is quoted text.',
    ...constrained({ maxItems: 5 }),
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ understood }) => [...understood],
  }),
);

const OriginType = builder.objectRef<ResolvedPlace>('JobOrigin').implement({
  description: 'A place to measure distances from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, by which `near` means it and no other.' }),
    label: t.exposeString('label', { description: 'Name and region, as shown: Harrogate, North Yorkshire.' }),
  }),
});

const NamedOriginType = builder.objectRef<NamedOrigin>('JobNear').implement({
  description: 'The place of `near` in the filter, or of a distance in the search.',
  fields: (t) => ({
    radius: t.exposeFloat('radius', {
      description: 'Within how many miles of the place the posts are.',
      complexity: 0,
      ...constrained({ minimum: 1, maximum: LARGEST_RADIUS }),
    }),
    place: t.expose('place', { type: OriginType, description: 'The place from which distances are measured.' }),
    others: t.field({
      type: [OriginType],
      description: 'Other places of that name, the larger ones first.',
      ...constrained({ maxItems: 10 }),
      // Read with the place itself, and a few at most.
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ others }) => [...others],
    }),
  }),
});

builder.objectField(JobConnectionType, 'near', (t) =>
  t.field({
    type: NamedOriginType,
    nullable: true,
    description:
      'From which place distances are measured, and which others have its name: that of `near` of the filter, or of a distance that the search names, like within 10 miles of Bristol. Null if neither says one.',
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ near }) => near,
  }),
);

builder.objectField(JobConnectionType, 'searchText', (t) =>
  t.field({
    type: SearchTextType,
    nullable: true,
    description: 'The rest of `search`, for the text of posts; null if it is empty.',
    complexity: { field: 0, multiplier: 1 },
    resolve: ({ searchText }) => searchText,
  }),
);

builder.objectField(JobConnectionType, 'matchesSomeWords', (t) =>
  t.exposeBoolean('matchesSomeWords', {
    description:
      'Whether no post has all words of `searchText`, and these have some of them. Words in quotes are never looked for in part.',
    complexity: 0,
  }),
);

builder.queryField('jobs', (t) =>
  t.field({
    type: JobConnectionType,
    description: 'Open posts, narrowed by any of the filters: every one given must hold.',
    args: {
      filter: t.arg({ type: JobFilterInput, description: 'The filter of the list.' }),
      sort: t.arg({ type: JobSort, defaultValue: 'newest', description: 'Order of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, sort, ...page }, context, info) =>
      context.services.jobs.list(filter ?? {}, sort ?? 'newest', page, selectedFields(info)),
  }),
);
