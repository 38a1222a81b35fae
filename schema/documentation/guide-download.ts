import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { CountedGuide } from './documentation.service.ts';
import { DOCUMENTATION_VERSION } from './guide-groups.ts';

export const Guide = builder.objectRef<CountedGuide>('Guide').implement({
  description: 'A document of the documentation. Its text comes with a download.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its name in files: the title in lower case with hyphens.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    type: t.string({ description: 'Format of the file, as JSON.', resolve: () => 'JSON' }),
    size: t.int({
      description: 'Size of its text in bytes.',
      ...constrained({ minimum: 1 }),
      resolve: ({ content }) => Buffer.byteLength(content),
    }),
    updatedOn: t.field({
      type: 'Date',
      description: 'The day of its last change.',
      resolve: ({ updatedOn }) => updatedOn,
    }),
    downloads: t.exposeInt('downloads', {
      description: 'How often it was downloaded, counted once a visitor and day.',
      ...constrained({ minimum: 0 }),
    }),
  }),
});

const DownloadGuidePayload = builder.objectRef<CountedGuide>('DownloadGuidePayload').implement({
  description: 'The text of a guide, and the guide with its downloads from now on.',
  fields: (t) => ({
    guide: t.field({
      type: Guide,
      description: 'The guide, its downloads counted once a visitor and day.',
      resolve: (guide) => guide,
    }),
    version: t.string({
      description: 'The version of the documentation that it belongs to, like v2.1.0.',
      resolve: () => DOCUMENTATION_VERSION,
    }),
    content: t.exposeString('content', { description: 'The whole text, in Markdown.' }),
  }),
});

builder.mutationField('downloadGuide', (t) =>
  t.field({
    type: mutationResult<CountedGuide>('DownloadGuideResult', DownloadGuidePayload),
    description:
      'Returns the text of a guide and counts the download, once a visitor, guide and day: repeats return the same number. Visitors are distinguished by a digest that is made with a secret of the day and deleted with it.',
    args: { slug: t.arg.string({ required: true, description: 'Name of the guide.' }) },
    complexity: 20,
    resolve: (_root, { slug }, context) => orRefusal(context.services.documentation.download(slug)),
  }),
);
