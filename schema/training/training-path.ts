import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { levelLabels, type ModuleRow, type TrainingPathRow } from './programme-row.ts';
import { TrainingLevelType } from './programme-vocabulary.ts';

const TrainingModule = builder.objectRef<ModuleRow>('TrainingModule').implement({
  description: 'A part of a training path.',
  fields: (t) => ({
    position: t.exposeInt('position', {
      description: 'Its place in the path, from 1.',
      ...constrained({ minimum: 1 }),
    }),
    title: t.exposeString('title', { description: 'Title.' }),
    hours: t.exposeInt('hours', { description: 'How many hours it takes.', ...constrained({ minimum: 1 }) }),
    topics: t.stringList({ description: 'What it is about.', resolve: ({ topics }) => [...topics] }),
  }),
});

const TrainingPath = builder.objectRef<TrainingPathRow>('TrainingPath').implement({
  description: 'A programme that anyone may take, module by module.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the path.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, like nhs-compliance-excellence.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'The description, in a sentence.' }),
    level: t.expose('level', { type: TrainingLevelType, description: 'How much it asks.' }),
    levelLabel: t.string({
      description: 'The level in words, like Beginner.',
      resolve: ({ level }) => levelLabels[level],
    }),
    durationWeeks: t.exposeInt('durationWeeks', {
      description: 'How many weeks it takes.',
      ...constrained({ minimum: 1 }),
    }),
    topics: t.stringList({ description: 'What it is about.', resolve: ({ topics }) => [...topics] }),
    colour: t.exposeString('colour', { description: 'Its colour on the page: brand, teal or amber.' }),
    rating: t.exposeFloat('rating', { description: 'Rating out of 5, with one decimal; display content.' }),
    completionRate: t.exposeInt('completionRate', {
      description: 'How many percent complete it; display content.',
      ...constrained({ minimum: 0, maximum: 100 }),
    }),
    enrolledCount: t.exposeInt('enrolledCount', {
      description:
        'How many are enrolled: a figure of display content, and those who have enrolled on the portal since.',
      ...constrained({ minimum: 0 }),
    }),
    moduleCount: t.int({ description: 'How many modules it has.', resolve: ({ modules }) => modules.length }),
    hours: t.int({
      description: 'How many hours its modules take together.',
      resolve: ({ modules }) => modules.reduce((sum, { hours }) => sum + hours, 0),
    }),
    modules: t.field({
      type: [TrainingModule],
      description: 'Its modules, in order.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ modules }) => [...modules],
    }),
  }),
});

builder.queryField('trainingPaths', (t) =>
  t.field({
    type: [TrainingPath],
    description: 'All training paths, in order; 100 at most.',
    resolve: (_root, _arguments, { services }) => services.training.paths(),
  }),
);

builder.queryField('trainingPath', (t) =>
  t.field({
    type: TrainingPath,
    nullable: true,
    description: 'One training path by its slug; null if there is none.',
    args: { slug: t.arg.string({ required: true, description: 'Its name in addresses.' }) },
    resolve: (_root, { slug }, { services }) => services.training.path(slug),
  }),
);
