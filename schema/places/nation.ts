import { builder } from '../builder.ts';

export const Nation = builder.enumType('Nation', {
  description: 'Nation of the United Kingdom. Each has pay scales of its own.',
  values: {
    ENGLAND: { value: 'england', description: 'England.', extensions: { word: 'England' } },
    SCOTLAND: { value: 'scotland', description: 'Scotland.', extensions: { word: 'Scotland' } },
    WALES: { value: 'wales', description: 'Wales.', extensions: { word: 'Wales' } },
    NORTHERN_IRELAND: {
      value: 'northern_ireland',
      description: 'Northern Ireland.',
      extensions: { word: 'Northern Ireland' },
    },
  },
});
