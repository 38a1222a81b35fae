import type { ReactNode } from 'react';
import type { IncidentSeverity, IncidentStatus } from '../generated/graph.generated.ts';
import { Tag, type TagTone } from '../ui/Tag.tsx';
import type { IncidentOfPageFragment } from './incidents.generated.ts';
import { formatDayAndTime } from './status-in-words.ts';
import { incidentStatusWords, severityWords } from './words.ts';

const severityTones: Readonly<Record<IncidentSeverity, TagTone>> = {
  CRITICAL: 'alert',
  HIGH: 'alert',
  MEDIUM: 'warning',
  LOW: 'neutral',
};
const statusTone = (status: IncidentStatus): TagTone => (status === 'RESOLVED' ? 'good' : 'warning');

/** One incident: its description, and its updates as stations of a line, the newest first; below it the actions. */
export function IncidentItem({ incident, children }: { incident: IncidentOfPageFragment; children?: ReactNode }) {
  const { title, status, severity, affectedServices, updates } = incident;
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line-strong py-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="text-xs text-ink-2">{affectedServices.join(', ')}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag tone={statusTone(status)}>{incidentStatusWords[status]}</Tag>
          <Tag tone={severityTones[severity]}>{severityWords[severity]}</Tag>
        </p>
      </div>
      <ol className="relative text-sm lg:col-span-8">
        {updates.map((update, index) => (
          <li key={update.id} className="relative pb-4 pl-8 last:pb-0 sm:flex sm:gap-x-4">
            {index < updates.length - 1 && (
              <span aria-hidden className="absolute top-3 -bottom-3 left-1.5 border-l-4 border-line-strong" />
            )}
            <span
              aria-hidden
              className={`absolute top-1 left-0 size-4 rounded-full border-4 border-ink-2 ${index === 0 ? 'bg-ink-2' : 'bg-paper'}`}
            />
            <time dateTime={update.happenedAt} className="num block shrink-0 text-ink-2 sm:w-44">
              {formatDayAndTime(update.happenedAt)}
            </time>
            <p className="wrap-anywhere">
              <strong>{incidentStatusWords[update.status]}.</strong> {update.message}
            </p>
          </li>
        ))}
      </ol>
      {children && <div className="lg:col-span-8 lg:col-start-5">{children}</div>}
    </li>
  );
}
