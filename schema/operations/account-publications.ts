import type { Publications } from '../access/publications.ts';
import { builder } from '../builder.ts';

const AccountPublications = builder.objectRef<Publications>('AccountPublications').implement({
  description: 'How much an account publishes that has not ended: what a suspension hides, and lifting it shows again.',
  fields: (t) => ({
    jobs: t.exposeInt('jobs', { description: 'Open jobs that have not expired.' }),
    products: t.exposeInt('products', { description: 'Products that are published and not withdrawn.' }),
    comments: t.exposeInt('comments', { description: 'Comments on articles that are not held or removed.' }),
  }),
});

builder.queryField('accountPublications', (t) =>
  t.field({
    type: AccountPublications,
    nullable: true,
    description:
      'How much an account publishes, hidden or not, to be read before it is suspended or that is lifted; null if there is no such account. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the account.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => services.operations.publicationsOf(id),
  }),
);
