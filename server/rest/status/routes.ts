import type { Route, Tag } from '../engine/route.ts';
import { read } from '../engine/rows.ts';
import {
  IncidentsDocument,
  MaintenanceWindowsDocument,
  ProbesDocument,
  SiteDocument,
  SystemStatusDocument,
} from '../operations.generated.ts';
import { statusExamples as examples } from './examples.ts';

const tag: Tag = { name: 'Status', description: 'How the portal is and was, as it is measured.' };
const area = { tag, examples };

/** The rows of the REST table about the state of the portal. */
export const statusRoutes: readonly Route[] = [
  read(SystemStatusDocument, { ...area, path: '/status', summary: 'All components' }),
  read(IncidentsDocument, { ...area, path: '/status/incidents', summary: 'Incidents' }),
  read(MaintenanceWindowsDocument, { ...area, path: '/status/maintenance', summary: 'Maintenance' }),
  read(ProbesDocument, { ...area, path: '/status/probes', summary: 'Probes' }),
  read(SiteDocument, { ...area, path: '/site', summary: 'This installation' }),
];
