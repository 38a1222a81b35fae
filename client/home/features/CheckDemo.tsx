import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../lists/count-words.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { checkAgainstLaw, type LawFinding } from './law-check.ts';

const LONGEST_TEXT = 2_000;

const columns: [Column<LawFinding>, ...Column<LawFinding>[]] = [
  { header: 'Your text says', cell: ({ words }) => <span className="md:whitespace-nowrap">{words}</span> },
  {
    header: 'Finding',
    cell: ({ subject, document }) => (
      <>
        <span aria-hidden className="mr-2 inline-block size-2.5 rounded-sm border-5 border-err" />
        Law changed. {subject}, <Link to={`/compliance?doc=${document.slug}`}>{document.title}</Link>
      </>
    ),
  },
  {
    header: 'Law today',
    cell: ({ now }) => <strong className="font-bold md:whitespace-nowrap">{now}</strong>,
  },
];

/** An editable text, and the findings of the check. It never leaves the browser. */
export function CheckDemo({ outdated }: { outdated: readonly LawFinding[] }) {
  const [checked, setChecked] = useState(() => exampleOf(outdated));
  const findings = checkAgainstLaw(checked, outdated);
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(String(new FormData(event.currentTarget).get('policy') ?? ''));
  };
  return (
    <>
      <form onSubmit={check}>
        <TextAreaField
          label="Text of your policy"
          name="policy"
          rows={3}
          maxLength={LONGEST_TEXT}
          defaultValue={exampleOf(outdated)}
        />
        <Button type="submit" className="mt-3">
          Check the text
        </Button>
      </form>
      <h4 id="law-findings" className="mt-5 text-sm font-bold" aria-live="polite">
        {findings.length === 0
          ? 'No words that the documents mark as overtaken'
          : `${countOf(findings.length, 'place')} where the law has changed`}
      </h4>
      {findings.length > 0 && (
        <DataTable labelledBy="law-findings" columns={columns} rows={findings} rowKey={({ words }) => words} />
      )}
    </>
  );
}

/** A policy as it might have been written before the newest change. */
function exampleOf(outdated: readonly LawFinding[]): string {
  return outdated
    .slice(0, 2)
    .map(({ subject, words }) => `${subject}: ${words}.`)
    .join(' ');
}
