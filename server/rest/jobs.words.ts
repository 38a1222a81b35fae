import type {
  HighCostArea,
  JobSearchFilterKind,
  JobSort,
  JobType,
  JobUrgency,
  Nation,
  PayBand,
  PayScheme,
} from './operations.generated.ts';

/** What the graph's values are called on REST. */
export const typeWords: Readonly<Record<JobType, string>> = {
  PERMANENT: 'Permanent',
  FULL_TIME: 'Full-time',
  CONTRACT: 'Contract',
};

export const urgencyWords: Readonly<Record<JobUrgency, string>> = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };

export const bandWords: Readonly<Record<PayBand, string>> = {
  BAND_2: '2',
  BAND_3: '3',
  BAND_4: '4',
  BAND_5: '5',
  BAND_6: '6',
  BAND_7: '7',
  BAND_8A: '8a',
  BAND_8B: '8b',
  BAND_8C: '8c',
  BAND_8D: '8d',
  BAND_9: '9',
};

export const sortWords: Readonly<Record<JobSort, string>> = {
  NEWEST: 'newest',
  CLOSING_SOON: 'closing-soon',
  SALARY_HIGH: 'salary-high',
  SALARY_LOW: 'salary-low',
  DISTANCE: 'distance',
  RELEVANCE: 'relevance',
};

export const nationWords: Readonly<Record<Nation, string>> = {
  ENGLAND: 'England',
  SCOTLAND: 'Scotland',
  WALES: 'Wales',
  NORTHERN_IRELAND: 'Northern Ireland',
};

export const schemeWords: Readonly<Record<PayScheme, string>> = {
  AGENDA_FOR_CHANGE: 'Agenda for Change',
  MEDICAL_AND_DENTAL: 'Medical and dental',
  VERY_SENIOR_MANAGER: 'Very senior manager',
  OTHER: 'Other',
};

export const areaWords: Readonly<Record<HighCostArea, string>> = { INNER: 'inner', OUTER: 'outer', FRINGE: 'fringe' };

export const searchFilterWords: Readonly<Record<JobSearchFilterKind, string>> = {
  PAY: 'pay',
  BAND: 'band',
  PLACE: 'place',
  TYPE: 'type',
  HOURS: 'hours',
};
