import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { TrainingResourceRow } from './programme-row.ts';

const TrainingResource = builder.objectRef<TrainingResourceRow>('TrainingResource').implement({
  description: 'A text of the training centre. It comes with a download.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its name in files: the title in lower case with hyphens.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    type: t.exposeString('type', { description: 'The kind of the text, like Checklist.' }),
    size: t.int({
      description: 'Size of its text in bytes.',
      ...constrained({ minimum: 1 }),
      resolve: ({ content }) => Buffer.byteLength(content),
    }),
    downloads: t.exposeInt('downloads', {
      description: 'How often it was downloaded, counted once a visitor and day.',
      ...constrained({ minimum: 0 }),
    }),
  }),
});

const DownloadTrainingResourcePayload = builder
  .objectRef<TrainingResourceRow>('DownloadTrainingResourcePayload')
  .implement({
    description: 'The text of a resource, and the resource with its downloads from now on.',
    fields: (t) => ({
      resource: t.field({
        type: TrainingResource,
        description: 'The resource, its downloads counted once a visitor and day.',
        resolve: (resource) => resource,
      }),
      content: t.exposeString('content', { description: 'The whole text, in Markdown.' }),
    }),
  });

builder.queryField('trainingResources', (t) =>
  t.field({
    type: [TrainingResource],
    description: 'All resources of the training centre, in order; 100 at most.',
    resolve: (_root, _arguments, { services }) => services.training.resources(),
  }),
);

builder.mutationField('downloadTrainingResource', (t) =>
  t.field({
    type: mutationResult<TrainingResourceRow>('DownloadTrainingResourceResult', DownloadTrainingResourcePayload),
    description:
      'Returns the text of a resource and counts the download, once a visitor, resource and day. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it.',
    args: { slug: t.arg.string({ required: true, description: 'Name of the resource.' }) },
    complexity: 20,
    resolve: (_root, { slug }, { services }) => orRefusal(services.training.download(slug)),
  }),
);
