import { builder } from '../builder.ts';
import type { DeprecatedElement } from '../graph/deprecation.ts';
import type { AnsweredCategory, ApiReferenceService, Endpoint } from './api-reference.service.ts';
import type { ReleaseChanges } from './release-changes.ts';
import type { VersionRule } from './version-policy.ts';

const ApiEndpoint = builder.objectRef<Endpoint>('ApiEndpoint').implement({
  description: 'A method and a path of the REST interface.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'GET, POST or PUT.' }),
    path: t.exposeString('path', { description: 'The path, with parameters in braces, like /api/jobs/{id}.' }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: 'What it does, in a few words; null while it does not answer.',
    }),
    rule: t.exposeString('rule', {
      nullable: true,
      description:
        'The rule by which it answers, as in the OpenAPI document, with names of parameters in backticks; null while it does not answer.',
    }),
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether it answers on this installation.' }),
  }),
});

const ApiExample = builder.objectRef<AnsweredCategory['example']>('ApiExample').implement({
  description: 'A request to an endpoint and its response.',
  fields: (t) => ({
    endpoint: t.field({ type: ApiEndpoint, description: 'What is asked.', resolve: (example) => example }),
    request: t.exposeString('request', {
      description: 'Method and address, headers, and after an empty line the body, if there is one.',
    }),
    response: t.exposeString('response', {
      description:
        'The answer as JSON: that of the OpenAPI document where the endpoint answers, else as it is planned.',
    }),
  }),
});

const ApiCategoryType = builder.objectRef<AnsweredCategory>('ApiCategory').implement({
  description: 'A part of the API reference.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Short name in addresses, like nlp.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'What it is for, in a sentence or two.' }),
    isFeatured: t.exposeBoolean('isFeatured', { description: 'Whether it is one of those that are put forward.' }),
    features: t.stringList({ description: 'What it offers.', resolve: ({ features }) => [...features] }),
    endpoints: t.field({
      type: [ApiEndpoint],
      description: 'Its documented endpoints, of which some may not answer yet.',
      resolve: ({ endpoints }) => [...endpoints],
    }),
    related: t.field({
      type: [ApiEndpoint],
      description: 'Endpoints on the same subject that answer on this installation.',
      resolve: ({ related }) => [...related],
    }),
    example: t.field({
      type: ApiExample,
      description: 'One request with its response.',
      resolve: ({ example }) => example,
    }),
  }),
});

const ApiVersionRule = builder.objectRef<VersionRule>('ApiVersionRule').implement({
  description: 'One rule of how the graph and REST change.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'The rule, as Markdown.' }),
  }),
});

const ApiDeprecation = builder.objectRef<DeprecatedElement>('ApiDeprecation').implement({
  description: 'A part of the graph or of REST that is going to be taken away.',
  fields: (t) => ({
    element: t.exposeString('element', {
      description:
        'Its name: of the graph like Query.jobs or Query.jobs(filter:), of REST like GET /api/jobs or GET /api/jobs?search.',
    }),
    instead: t.exposeString('instead', { description: 'What to ask instead.' }),
    since: t.expose('since', { type: 'Date', description: 'The day since when it is deprecated.' }),
    sunset: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day on which it may be gone; null while that is not decided.',
      resolve: ({ sunset }) => sunset ?? null,
    }),
  }),
});

const ApiChanges = builder.objectRef<ReleaseChanges>('ApiChanges').implement({
  description: 'What differs between two releases of the graph and of REST, found by comparing their schemas.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The release; Next for what comes after the last one.' }),
    comparedWith: t.exposeString('comparedWith', { description: 'The release before it.' }),
    breaking: t.stringList({
      description: 'Differences by which a program may fail that was written for the release before.',
      resolve: ({ breaking }) => [...breaking],
    }),
    dangerous: t.stringList({
      description: 'Differences by which such a program goes on, and may meet something that it does not know.',
      resolve: ({ dangerous }) => [...dangerous],
    }),
    safe: t.stringList({
      description: 'Differences that such a program does not notice.',
      resolve: ({ safe }) => [...safe],
    }),
    safeCount: t.int({ description: 'How many those are.', resolve: ({ safe }) => safe.length }),
  }),
});

const ApiReference = builder.objectRef<ApiReferenceService>('ApiReference').implement({
  description: 'The REST interface by subject, as this installation answers it, and how it and the graph change.',
  fields: (t) => ({
    categories: t.field({
      type: [ApiCategoryType],
      description: 'The subjects, in order; the first is shown where an unknown one is asked for.',
      resolve: (reference) => reference.categories(),
    }),
    operationCount: t.int({
      description: 'How many operations the OpenAPI document of this installation describes.',
      resolve: (reference) => reference.operationCount(),
    }),
    versionPolicy: t.field({
      type: [ApiVersionRule],
      description: 'How the graph and REST change, and what programs can rely on.',
      resolve: (reference) => [...reference.versionPolicy()],
    }),
    deprecations: t.field({
      type: [ApiDeprecation],
      description: 'What of the graph and of REST is deprecated at present.',
      resolve: (reference, _arguments, _context, { schema }) => reference.deprecations(schema),
    }),
    changes: t.field({
      type: [ApiChanges],
      description: 'What has changed since the last release, and with those before it; the newest first, at most 3.',
      resolve: (reference) => [...reference.changes()],
    }),
  }),
});

builder.queryField('apiReference', (t) =>
  t.field({
    type: ApiReference,
    description: 'What the API reference shows: the REST interface, and how it and the graph change.',
    resolve: (_root, _arguments, context) => context.services.apiReference,
  }),
);
