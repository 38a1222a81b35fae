import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { ViewedItem } from './viewed-items.queries.ts';
import { MOST_VIEWED } from './viewed-items.service.ts';

const Kind = builder.enumType('ViewedItemKind', {
  description: 'What kind of thing was opened.',
  values: {
    JOB: { value: 'job', description: 'A post, open or closed.' },
    EQUIPMENT: { value: 'equipment', description: 'A product, offered or withdrawn.' },
    DOCUMENT: { value: 'document', description: 'A compliance document.' },
    ARTICLE: { value: 'article', description: 'A news article.' },
  } as const,
});

const ViewedItemType = builder.objectRef<ViewedItem>('ViewedItem').implement({
  description: 'An item that a browser remembers, in few words.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What kind of thing it is.' }),
    id: t.exposeID('id', { description: 'Its identifier.' }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'Its name in addresses; null where its identifier stands there.',
    }),
    title: t.exposeString('title', { description: 'Its title or name.' }),
    detail: t.exposeString('detail', { description: 'Employer and town, supplier, or source.' }),
    ending: t.string({
      nullable: true,
      description: 'Closed or Withdrawn; null while it is offered.',
      resolve: (item, _args, { services }) => services.viewedItems.ending(item),
    }),
  }),
});

builder.queryField('viewedItems', (t) => {
  const keys = (description: string) =>
    t.arg.idList({ description, ...constrained({ maxItems: MOST_VIEWED, format: null }) });
  return t.field({
    type: [ViewedItemType],
    description: `What the items are called that a browser remembers, ${MOST_VIEWED} at most: by kind, without those that are gone. Who asks for what is not kept.`,
    args: {
      jobs: keys('Identifiers of posts.'),
      equipment: keys('Identifiers of products.'),
      documents: keys('Identifiers of documents, or their names in addresses.'),
      articles: keys('Identifiers of articles, or their names in addresses.'),
    },
    complexity: (args) => ({
      field: 20,
      multiplier: Math.min(
        MOST_VIEWED,
        [args.jobs, args.equipment, args.documents, args.articles].reduce((sum, list) => sum + (list?.length ?? 0), 1),
      ),
    }),
    resolve: (_root, { jobs, equipment, documents, articles }, { services }) =>
      services.viewedItems.list({ jobs, equipment, documents, articles }),
  });
});
