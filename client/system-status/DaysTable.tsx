import { useState } from 'react';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatDate } from '../ui/dates.ts';
import { formatNumber } from '../ui/numbers.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { formatDuration, formatUptime } from './status-in-words.ts';
import type { StatusDayFieldsFragment, StatusRowFragment } from './status-page.generated.ts';
import { statusWords } from './words.ts';

const columns: readonly [Column<StatusDayFieldsFragment>, ...Column<StatusDayFieldsFragment>[]] = [
  { header: 'Date', cell: ({ day }) => formatDate(day) },
  { header: 'Status', cell: ({ status }) => statusWords[status] },
  { header: 'Uptime', isNumber: true, cell: ({ uptime }) => formatUptime(uptime) },
  { header: 'Minutes up', isNumber: true, cell: ({ up }) => formatNumber(up) },
  { header: 'Minutes down', isNumber: true, cell: ({ down }) => formatNumber(down) },
  {
    header: 'Minutes of maintenance',
    shortHeader: 'Maintenance',
    isNumber: true,
    cell: (day) => formatNumber(day.maintenance),
  },
  {
    header: 'Minutes without data',
    shortHeader: 'No data',
    isNumber: true,
    cell: ({ noData }) => formatNumber(noData),
  },
  {
    header: 'Average response',
    shortHeader: 'Response',
    isNumber: true,
    cell: ({ averageResponseTime: average }) => (average === null ? 'No data' : formatDuration(average)),
  },
];

/** The days of one component as a table, the newest first. */
export function DaysTable({ components }: { components: readonly StatusRowFragment[] }) {
  const [chosen, setChosen] = useState<string>(components[0]?.component ?? '');
  const shown = components.find(({ component }) => component === chosen) ?? components[0];
  return (
    <>
      <div className="mt-4 mb-6 sm:w-80">
        <SelectField
          label="Component"
          name="component"
          options={components.map(({ component, name }) => ({ value: component, label: name }))}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      <DataTable
        labelledBy="components"
        caption={`${shown?.name ?? ''}, the last 30 days. Uptime is minutes up of minutes up and down.`}
        columns={columns}
        rows={shown?.days.toReversed() ?? []}
        rowKey={({ day }) => day}
      />
    </>
  );
}
