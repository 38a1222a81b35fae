import { builder } from '../builder.ts';

export const Nation = builder.enumType('Nation', {
  description: 'Nation of the United Kingdom. Each has pay scales of its own.',
  values: {
    ENGLAND: { value: 'england', description: 'England.' },
    SCOTLAND: { value: 'scotland', description: 'Scotland.' },
    WALES: { value: 'wales', description: 'Wales.' },
    NORTHERN_IRELAND: { value: 'northern_ireland', description: 'Northern Ireland.' },
  },
});
