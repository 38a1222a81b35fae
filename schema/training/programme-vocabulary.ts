import { builder } from '../builder.ts';

export const TrainingLevelType = builder.enumType('TrainingLevel', {
  description: 'How much a programme asks of those who take it.',
  values: {
    BEGINNER: { value: 'beginner', description: 'Shown as Beginner.' },
    INTERMEDIATE: { value: 'intermediate', description: 'Shown as Intermediate.' },
    ADVANCED: { value: 'advanced', description: 'Shown as Advanced.' },
  } as const,
});
