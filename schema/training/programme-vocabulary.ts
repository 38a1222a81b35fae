import { builder } from '../builder.ts';

export const TrainingLevelType = builder.enumType('TrainingLevel', {
  description: 'How much a programme asks of those who take it.',
  values: {
    BEGINNER: { value: 'beginner', description: 'Shown as Beginner.' },
    INTERMEDIATE: { value: 'intermediate', description: 'Shown as Intermediate.' },
    ADVANCED: { value: 'advanced', description: 'Shown as Advanced.' },
  } as const,
});

export const ProgrammeKindType = builder.enumType('ProgrammeKind', {
  description: 'The kind of the programme.',
  values: {
    PATH: { value: 'path', description: 'A training path, which anyone may take.' },
    CERTIFICATION: { value: 'certification', description: 'A certification, which is applied for.' },
  } as const,
});
