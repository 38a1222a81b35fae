import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { type CertificationRow, levelLabels } from './programme-row.ts';
import { TrainingLevelType } from './programme-vocabulary.ts';

const Certification = builder.objectRef<CertificationRow>('Certification').implement({
  description: 'A programme that ends in a certificate, and is applied for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the certification.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'The audience, in a sentence.' }),
    durationWeeks: t.exposeInt('durationWeeks', {
      description: 'How many weeks it takes.',
      ...constrained({ minimum: 1 }),
    }),
    difficulty: t.expose('level', { type: TrainingLevelType, description: 'How much it asks.' }),
    difficultyLabel: t.string({
      description: 'The difficulty in words, like Advanced.',
      resolve: ({ level }) => levelLabels[level],
    }),
    prerequisites: t.stringList({
      description: 'The requirements for applicants.',
      resolve: ({ prerequisites }) => [...prerequisites],
    }),
    benefits: t.stringList({ description: 'The benefits.', resolve: ({ benefits }) => [...benefits] }),
  }),
});

builder.queryField('certifications', (t) =>
  t.field({
    type: [Certification],
    description: 'All certifications, in order; 100 at most.',
    resolve: (_root, _arguments, { services }) => services.training.certifications(),
  }),
);
