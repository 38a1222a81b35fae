import type { IncidentStatus } from './incident-row.ts';

/** How far an incident has got, as feed and mails say it: as the pages do. */
export const incidentStageWords: Readonly<Record<IncidentStatus, string>> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
};
