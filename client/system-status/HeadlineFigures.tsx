import { KeyFigures } from '../ui/KeyFigures.tsx';
import { formatDuration, formatUptime } from './status-in-words.ts';
import type { StatusPageQuery } from './status-page.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

/** From how many measured days of the last year on the portal's own figures say enough. */
const OWN_FIGURES_AFTER_DAYS = 90;

interface HeadlineFiguresProps {
  status: StatusPageQuery['systemStatus'];
  /** Figures that stand in until there are enough of our own. */
  history: readonly { label: string; value: string | null }[];
}

/** The four figures of the page: measured ones, once there are 90 days of probes. */
export function HeadlineFigures({ status, history }: HeadlineFiguresProps) {
  const { last90Days, last365Days, components } = status;
  const isHistory = last365Days.measuredDays < OWN_FIGURES_AFTER_DAYS && history.length > 0;
  const operational = components.filter((component) => component.status === 'OPERATIONAL').length;
  const ownFigures = [
    { label: 'uptime, 90 days', value: formatUptime(last90Days.uptime) },
    { label: 'uptime, 1 year', value: formatUptime(last365Days.uptime) },
    {
      label: 'average response, 90 days',
      value: last90Days.averageResponseTime === null ? 'No data' : formatDuration(last90Days.averageResponseTime),
    },
  ];
  const shown = isHistory ? history.map(({ label, value }) => ({ label, value: value ?? '' })) : ownFigures;
  return (
    <section aria-label="Figures">
      <KeyFigures
        figures={[
          ...shown,
          {
            value: String(components.length),
            label: `components, ${operational === components.length ? 'all' : operational} operational`,
          },
        ]}
        note={
          isHistory
            ? `${ILLUSTRATIVE}: 90 days and 1 year, until there are 90 days of our own. Everything below is measured.`
            : undefined
        }
      />
    </section>
  );
}
