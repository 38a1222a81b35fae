import { builder } from '../builder.ts';
import type { AnsweredCategory, ApiReferenceService, Endpoint } from './api-reference.service.ts';

const ApiEndpoint = builder.objectRef<Endpoint>('ApiEndpoint').implement({
  description: 'A method and a path of the REST interface.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'GET, POST or PUT.' }),
    path: t.exposeString('path', { description: 'The path, with parameters in braces, like /api/jobs/{id}.' }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: 'What it does, in a few words; null while it does not answer.',
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

const ApiReference = builder.objectRef<ApiReferenceService>('ApiReference').implement({
  description: 'The REST interface by subject, as this installation answers it.',
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
  }),
});

builder.queryField('apiReference', (t) =>
  t.field({
    type: ApiReference,
    description: 'What the API reference shows of the REST interface.',
    resolve: (_root, _arguments, context) => context.services.apiReference,
  }),
);
