import type { ReactNode } from 'react';
import type { MaintenanceState } from '../generated/graph.generated.ts';
import { Tag, type TagTone } from '../ui/Tag.tsx';
import type { MaintenanceOfPageFragment } from './maintenance.generated.ts';
import { formatPeriod } from './status-in-words.ts';
import { maintenanceStateWords } from './words.ts';

const tones: Readonly<Record<MaintenanceState, TagTone>> = {
  UPCOMING: 'information',
  RUNNING: 'warning',
  OVER: 'neutral',
};

interface MaintenanceItemProps {
  maintenance: MaintenanceOfPageFragment;
  /** What may be done about it. */
  children?: ReactNode;
}

/** Announced maintenance: the work, its components, and its time. */
export function MaintenanceItem({ maintenance, children }: MaintenanceItemProps) {
  const { title, state, affectedServices, startsAt, endsAt } = maintenance;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line-strong py-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="text-xs text-ink-2">{affectedServices.join(', ')}</p>
      </div>
      <div className="text-sm lg:col-span-8">
        <p>
          <Tag tone={tones[state]}>{maintenanceStateWords[state]}</Tag>
        </p>
        <p className="num mt-2">{formatPeriod(startsAt, endsAt)}</p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </li>
  );
}
