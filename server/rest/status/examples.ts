import { LEGAL_VERSION } from '../../../schema/legal/legal-version.ts';
import type { Examples } from '../engine/answer-example.ts';

const component = 'web-client';

export const statusExamples: Examples = {
  probes: { component },
  SystemStatus: {
    status: 'operational',
    readAt: '2026-11-20T14:31:20.000Z',
    checkedAt: '2026-11-20T14:31:00.000Z',
    measuredSince: '2026-10-22T08:00:00.000Z',
  },
  StatusSpan: { uptime: 99.97, averageResponseTime: 142, measuredDays: 30 },
  StatusComponent: {
    component,
    name: 'Web client',
    description: 'Pages and their scripts',
    status: 'operational',
    uptime: 99.977,
    responseTime: 142,
    lastChecked: '2026-11-20T14:31:00.000Z',
  },
  StatusDay: {
    day: '2026-11-20',
    status: 'degraded',
    uptime: 99.885,
    up: 871,
    down: 1,
    slow: 2,
    maintenance: 0,
    noData: 0,
    averageResponseTime: 138,
  },
  Incident: {
    id: '01a1ede2-6680-7a10-b5ad-95077e39d315',
    title: 'Search: outage',
    status: 'resolved',
    severity: 'medium',
    description: 'Search does not answer as it is to. It is measured every minute.',
    startTime: '2026-11-12T06:52:00.000Z',
    resolvedTime: '2026-11-12T07:18:00.000Z',
    components: ['search'],
    affectedServices: ['Search'],
    isAutomatic: true,
  },
  IncidentUpdate: {
    id: '01a1ede2-6680-7a11-b5ad-95077e39d315',
    status: 'resolved',
    message: 'Two probes in a row were up, after 25 minutes.',
    isAutomatic: true,
    happenedAt: '2026-11-12T07:18:00.000Z',
  },
  MaintenanceWindow: {
    id: '01a1ede2-6680-7a12-b5ad-95077e39d315',
    title: 'A larger search index',
    state: 'upcoming',
    components: ['search'],
    affectedServices: ['Search'],
    startsAt: '2026-11-24T21:00:00.000Z',
    endsAt: '2026-11-24T23:00:00.000Z',
  },
  Probe: { component, minute: '2026-11-20T14:31:00.000Z', outcome: 'up', responseTime: 142, isSlow: false },
  Site: { name: 'Portal', sampleData: true, legalVersion: LEGAL_VERSION.number, now: '2026-11-20T14:31:20.000Z' },
};
