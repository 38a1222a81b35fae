import type { ListWords } from '../../lists/list-words.ts';

export const NOT_ADDED = 'The update was not added';
export const NOT_OPENED = 'The incident was not opened';
export const NOT_ANNOUNCED = 'The maintenance was not announced';
export const NOT_ENDED = 'The maintenance was not ended';

export const incidentWords: ListWords = {
  one: 'incident',
  many: 'incidents',
  loading: 'Loading incidents',
  failed: 'Incidents could not be loaded',
  noMatch: 'No incident matches',
  none: {
    title: 'No incidents',
    text: 'Probes open an incident when two in a row have failed.',
  },
};

export const maintenanceWords: ListWords = {
  one: 'announcement',
  many: 'announcements',
  loading: 'Loading announced maintenance',
  failed: 'Announced maintenance could not be loaded',
  noMatch: 'No announcement matches',
  none: {
    title: 'No announcements',
    text: 'Maintenance that is announced appears here and on the status page.',
  },
};
