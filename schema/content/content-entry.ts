import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import type { ContentItem, ContentRow } from './content.queries.ts';

export const ContentItemType = builder.objectRef<ContentItem>('ContentItem').implement({
  description: 'One row of an entry: a figure, a step or a link.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The label of the row.' }),
    value: t.string({ nullable: true, description: 'A figure with its unit.', resolve: (item) => item.value ?? null }),
    text: t.string({ nullable: true, description: 'A sentence or two.', resolve: (item) => item.text ?? null }),
    url: t.string({ nullable: true, description: 'Where the row leads.', resolve: (item) => item.url ?? null }),
  }),
});

const ContentEntry = builder.objectRef<ContentRow>('ContentEntry').implement({
  description: 'A text, a set of display figures or a set of links that editors keep.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Name of the entry, like staff-portal.statistics.' }),
    title: t.exposeString('title', { description: 'Heading; may be empty.' }),
    body: t.exposeString('body', { description: 'Text in Markdown; may be empty.' }),
    items: t.field({ type: [ContentItemType], description: 'Rows, in order.', resolve: (entry) => [...entry.items] }),
    illustrative: t.exposeBoolean('illustrative', {
      description: 'Whether the figures are display content and not measured.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the entry was last changed.' }),
  }),
});

builder.queryField('content', (t) =>
  t.field({
    type: ContentEntry,
    nullable: true,
    description: 'One entry by its key; null if there is none.',
    args: { key: t.arg.string({ required: true, description: 'Name of the entry.' }) },
    resolve: (_root, { key }, context) => context.services.content.find(key),
  }),
);

builder.queryField('contentList', (t) =>
  t.field({
    type: connectionType<ContentRow>('ContentEntry', ContentEntry),
    description: 'Texts, display figures and links that editors keep, by key.',
    args: {
      keyPrefix: t.arg.string({ description: 'Only keys that begin with this, like staff-portal.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { keyPrefix, ...page }, context) => context.services.content.list(keyPrefix ?? '', page),
  }),
);
