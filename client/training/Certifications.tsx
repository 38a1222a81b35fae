import type { ReactNode } from 'react';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import type { CertificationColumnFragment } from './training-page.generated.ts';

interface Fact {
  name: string;
  of: (certification: CertificationColumnFragment) => ReactNode;
}

const facts: readonly Fact[] = [
  { name: 'Who it is for', of: ({ description }) => description },
  { name: 'Duration', of: ({ durationWeeks }) => <span className="num">{durationWeeks} weeks</span> },
  { name: 'Difficulty', of: ({ difficultyLabel }) => difficultyLabel },
  { name: 'Prerequisites', of: ({ prerequisites }) => <Points points={prerequisites} /> },
  { name: 'Benefits', of: ({ benefits }) => <Points points={benefits} /> },
];

interface CertificationsProps {
  certifications: readonly CertificationColumnFragment[];
  /** The way to apply for one. */
  actionOf: (certification: CertificationColumnFragment) => ReactNode;
}

/** The certifications beside each other, one fact a row. */
export function Certifications({ certifications, actionOf }: CertificationsProps) {
  const columns: [Column<Fact>, ...Column<Fact>[]] = [
    { header: 'What it takes', cell: ({ name }) => name },
    ...certifications.map((certification) => ({
      header: certification.title,
      cell: ({ of }: Fact) => of(certification),
    })),
  ];
  const rows = [...facts, { name: 'Apply', of: actionOf }];
  return <DataTable labelledBy="certifications" columns={columns} rows={rows} rowKey={({ name }) => name} />;
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
