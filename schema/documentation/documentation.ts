import { builder } from '../builder.ts';
import type { CountedGroup, DocumentationService } from './documentation.service.ts';
import { Guide } from './guide-download.ts';
import { DOCUMENTATION_VERSION } from './guide-groups.ts';
import type { QuickStart } from './quick-starts.ts';

const QuickStartType = builder.objectRef<QuickStart>('QuickStart').implement({
  description: 'A first program on one of the interfaces, ready to run.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Short name, like ask-the-graph.' }),
    title: t.exposeString('title', { description: 'The title.' }),
    summary: t.exposeString('summary', { description: 'The summary, in a sentence or two.' }),
    language: t.exposeString('language', {
      description: 'JavaScript for a module for Node 20 and newer, Shell for commands that need curl.',
    }),
    code: t.exposeString('code', { description: 'The program, with the addresses of this installation.' }),
  }),
});

const GuideGroupType = builder.objectRef<CountedGroup>('GuideGroup').implement({
  description: 'Guides for readers with the same work.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its place on the page: the address ends in # and this.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'The audience, in a sentence.' }),
    guides: t.field({ type: [Guide], description: 'The guides, in order.', resolve: ({ guides }) => [...guides] }),
  }),
});

const Documentation = builder.objectRef<DocumentationService>('Documentation').implement({
  description: 'How to use the portal, its interfaces and an installation of it.',
  fields: (t) => ({
    version: t.string({
      description: 'The version of the documentation as a whole, like v2.1.0.',
      resolve: () => DOCUMENTATION_VERSION,
    }),
    quickStarts: t.field({
      type: [QuickStartType],
      description: 'First programs, in order.',
      resolve: (documentation) => documentation.quickStarts(),
    }),
    groups: t.field({
      type: [GuideGroupType],
      description: 'The guides by group, in order.',
      resolve: (documentation) => documentation.groups(),
    }),
  }),
});

builder.queryField('documentation', (t) =>
  t.field({
    type: Documentation,
    description: 'How to use the portal, its interfaces and an installation of it.',
    resolve: (_root, _arguments, context) => context.services.documentation,
  }),
);
