import { TriangleAlert } from 'lucide-react';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatDate } from '../ui/dates.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import type { LawChangeFragment } from './open-document.generated.ts';

type Row = LawChangeFragment['rows'][number];

const HEADING = 'law-change';

interface LawChangeBoxProps {
  change: LawChangeFragment;
  /** The day of the version that brought it. */
  addedOn: string;
  heading: 'h2' | 'h3';
}

/** The outdated law of an earlier version, beside the present law. */
export function LawChangeBox({ change, addedOn, heading: Heading }: LawChangeBoxProps) {
  const columns: [Column<Row>, ...Column<Row>[]] = [
    { header: change.subject, cell: ({ subject }) => subject },
    { header: `Version ${change.since} says`, cell: ({ before }) => before },
    { header: 'Law today', cell: ({ now }) => <strong className="font-bold">{now}</strong> },
  ];
  return (
    <section aria-labelledby={HEADING} className="border-l-[6px] border-amber bg-amber-tint px-4 py-5 sm:px-6">
      <Heading id={HEADING} className="flex items-start gap-3 text-lg font-bold">
        <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0" strokeWidth={2} />
        {change.title}
      </Heading>
      <p className="mt-1 mb-3 text-sm">{change.text}</p>
      <DataTable labelledBy={HEADING} columns={columns} rows={change.rows} rowKey={({ subject }) => subject} />
      <p className="mt-3 text-sm">
        <ExternalLink href={change.sourceUrl}>{change.source}</ExternalLink>. Note added on {formatDate(addedOn)}.
      </p>
    </section>
  );
}
