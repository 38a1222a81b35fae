import type {
  ComponentStatus,
  IncidentSeverity,
  IncidentStatus,
  MaintenanceState,
} from '../generated/graph.generated.ts';

export const SYSTEM_STATUS = 'System status';
export const REFRESH = 'Refresh';
export const REFRESHING = 'Refreshing...';
export const PAUSE_UPDATES = 'Pause updates';
export const RESUME_UPDATES = 'Resume updates';
export const UPDATED = 'Updated';
export const SHOW_AS_TABLE = 'Show as table';
export const SHOW_AS_BARS = 'Show as bars';
export const RECENT_INCIDENTS = 'Recent incidents';
export const NO_INCIDENTS = 'No incidents have been recorded';
export const MAINTENANCE = 'Maintenance';
export const MAINTENANCE_NOTE = 'Minutes of maintenance are counted apart, for neither side of uptime.';
export const NO_MAINTENANCE = 'No maintenance has been announced';
export const SUBSCRIBE = 'Subscribe to Updates';
export const NOT_SUBSCRIBED = 'The email could not be sent';
export const CONFIRM_SUBSCRIPTION = 'Confirm emails about the status';
export const SUBSCRIBED = 'You get emails about the status';
export const UNSUBSCRIBE = 'Unsubscribe from emails about the status';
export const LINK_NOT_FOLLOWED = 'The link could not be followed';
export const RSS_FEED = 'RSS Feed';
export const STATUS_AS_JSON = 'JSON';
export const ILLUSTRATIVE = 'Illustrative figures';

/** What a component is said to be. */
export const statusWords: Readonly<Record<ComponentStatus, string>> = {
  OPERATIONAL: 'Operational',
  DEGRADED: 'Degraded',
  OUTAGE: 'Outage',
  MAINTENANCE: 'Maintenance',
  NO_DATA: 'No data',
};

/** How far an incident has got. */
export const incidentStatusWords: Readonly<Record<IncidentStatus, string>> = {
  INVESTIGATING: 'Investigating',
  IDENTIFIED: 'Identified',
  MONITORING: 'Monitoring',
  RESOLVED: 'Resolved',
};

export const severityWords: Readonly<Record<IncidentSeverity, string>> = {
  CRITICAL: 'Critical severity',
  HIGH: 'High severity',
  MEDIUM: 'Medium severity',
  LOW: 'Low severity',
};

/** How far maintenance has got. */
export const maintenanceStateWords: Readonly<Record<MaintenanceState, string>> = {
  UPCOMING: 'Upcoming',
  RUNNING: 'Running',
  OVER: 'Past',
};
