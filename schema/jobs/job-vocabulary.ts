import { builder } from '../builder.ts';

/** Values are stored in lower case; the graph shows them by the names here. */
export const JobType = builder.enumType('JobType', {
  description: 'Kind of post as the portal shows it. It mixes contract and hours: see contractType and workingPattern.',
  values: {
    PERMANENT: { value: 'permanent', description: 'Shown as Permanent.', extensions: { word: 'Permanent' } },
    FULL_TIME: { value: 'full_time', description: 'Shown as Full-time.', extensions: { word: 'Full-time' } },
    CONTRACT: { value: 'contract', description: 'Shown as Contract.', extensions: { word: 'Contract' } },
  },
});

export const JobUrgency = builder.enumType('JobUrgency', {
  description: 'How soon the employer needs to fill the post.',
  values: {
    HIGH: { value: 'high', description: 'High urgency.' },
    MEDIUM: { value: 'medium', description: 'Medium urgency.' },
    LOW: { value: 'low', description: 'Low urgency.' },
  },
});

export const PayBand = builder.enumType('PayBand', {
  description: 'Agenda for Change band. Band 1 was closed on 1 December 2018 and is paid as band 2.',
  values: Object.fromEntries(
    ['2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9'].map((band) => [
      `BAND_${band.toUpperCase()}`,
      { value: band, description: `Band ${band}.`, extensions: { word: band } },
    ]),
  ),
});

export const PayScheme = builder.enumType('PayScheme', {
  description: 'By whose terms a post is paid.',
  values: {
    AGENDA_FOR_CHANGE: {
      value: 'agenda_for_change',
      description: 'Agenda for Change, bands 2 to 9.',
      extensions: { word: 'Agenda for Change' },
    },
    MEDICAL_AND_DENTAL: {
      value: 'medical_and_dental',
      description: 'Doctors and dentists.',
      extensions: { word: 'Medical and dental' },
    },
    VERY_SENIOR_MANAGER: {
      value: 'very_senior_manager',
      description: 'Very senior managers.',
      extensions: { word: 'Very senior manager' },
    },
    OTHER: { value: 'other', description: 'Any other terms.', extensions: { word: 'Other' } },
  },
});

export const HighCostArea = builder.enumType('HighCostArea', {
  description: 'Area in and around London with a supplement to Agenda for Change pay.',
  values: {
    INNER: { value: 'inner', description: 'Inner London.' },
    OUTER: { value: 'outer', description: 'Outer London.' },
    FRINGE: { value: 'fringe', description: 'The fringe of London.' },
  },
});
