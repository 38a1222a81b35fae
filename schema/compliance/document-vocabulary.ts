import { builder } from '../builder.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const DocumentCategory = builder.enumType('DocumentCategory', {
  description: 'Kind of document.',
  values: {
    GUIDELINES: { value: 'guidelines', description: 'Shown as Guidelines.' },
    STANDARDS: { value: 'standards', description: 'Shown as Standards.' },
    POLICIES: { value: 'policies', description: 'Shown as Policies.' },
    TRAINING: { value: 'training', description: 'Shown as Training.' },
    ASSESSMENTS: { value: 'assessments', description: 'Shown as Assessments.' },
  },
});

export const DocumentUrgency = builder.enumType('DocumentUrgency', {
  description: 'How soon a document needs to be read.',
  values: {
    HIGH: { value: 'high', description: 'High urgency.' },
    MEDIUM: { value: 'medium', description: 'Medium urgency.' },
    LOW: { value: 'low', description: 'Low urgency.' },
  },
});
