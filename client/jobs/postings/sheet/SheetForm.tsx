import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { RequestError } from '../../../apollo/request-error.ts';
import { problemOf, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import { countOf } from '../../../lists/count-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileInput } from '../../../ui/FileInput.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import type { OnUnsent } from '../use-draft.ts';
import { useRefreshedJobs } from '../use-job-lists.ts';
import { CreateJobsDocument } from './post-jobs.generated.ts';
import { type ReadSheet, readSheet, type SheetProblem } from './read-sheet.ts';
import { SheetProblems } from './SheetProblems.tsx';
import { headingOf, templateText } from './sheet-columns.ts';

const NOT_POSTED = 'The jobs could not be posted';
/** Larger than any spreadsheet of 100 jobs; a larger file is not read. */
const LARGEST_FILE = 1_000_000;

interface SheetFormProps {
  employer: string;
  onUnsent: OnUnsent;
}

/** Posts the rows of a spreadsheet: all of them, or none if one is wrong. */
export function SheetForm({ employer, onUnsent }: SheetFormProps) {
  const id = useId();
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const refresh = useRefreshedJobs();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<ReadSheet>();
  const [problems, setProblems] = useState<readonly SheetProblem[]>([]);
  const [isWorking, setWorking] = useState(false);
  const [posted, setPosted] = useState<number>();
  const change = (next: string) => {
    setText(next);
    setChecked(undefined);
    setProblems([]);
    onUnsent(next === '' ? undefined : () => undefined);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) setProblems([{ message: 'The file must be smaller than 1MB' }]);
    else change(await file.text());
  };
  const post = async ({ inputs, rows }: ReadSheet) => {
    const variables = { inputs: [...inputs] };
    const { data } = await client.mutate({ mutation: CreateJobsDocument, variables, context: contextOf(inputs) });
    const answer = data?.createJobs;
    if (answer?.__typename === 'JobsPayload') {
      onUnsent(undefined);
      setPosted(answer.jobs.length);
      refresh();
    } else if (answer && 'fields' in answer) setProblems(answer.fields.map((field) => problemOfField(field, rows)));
    else setProblems(problemsOf(answer, NOT_POSTED));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    if (!checked) {
      const read = readSheet(text);
      setProblems(read.problems);
      if (read.problems.length === 0) setChecked(read);
      return;
    }
    setWorking(true);
    await post(checked).catch((error: unknown) =>
      setProblems([{ ...problemOf(error, NOT_POSTED), isUnanswered: !isRefused(error) }]),
    );
    setWorking(false);
  };
  if (posted !== undefined) return <PostedTogether count={posted} />;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-6">
      <h3 className="text-h3">Post jobs from a spreadsheet</h3>
      <SheetProblems problems={problems} />
      <p className="text-sm">
        <span className="font-bold">Employer:</span> {employer}
      </p>
      <p className="text-sm">
        The first row names the columns. Fill in the template, then copy its rows here or choose the file as CSV or TSV.
        Up to 100 jobs are posted together. If one row is wrong, none is posted.
      </p>
      <Button size="compact" onClick={() => saveFile('jobs-template.csv', templateText(), 'text/csv')}>
        Download the template (CSV, 1kB)
      </Button>
      <div>
        <label htmlFor={`${id}-file`} className="mb-1 block text-sm font-bold">
          Choose a file (optional)
        </label>
        <FileInput
          id={`${id}-file`}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file can be chosen again once it is mended.
            currentTarget.value = '';
          }}
        />
      </div>
      <TextAreaField
        label="Rows"
        hint="Paste from your spreadsheet, with the row of headings"
        rows={8}
        value={text}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <p role="status" className="num text-sm font-bold">
        {checked && `${countOf(checked.inputs.length, 'job is', 'jobs are')} ready to be posted`}
      </p>
      <SubmitButton
        label={checked ? `Post ${countOf(checked.inputs.length, 'job')}` : 'Check rows'}
        workingLabel="Posting jobs..."
        isWorking={isWorking}
      />
    </form>
  );
}

/** The place of a field of the answer in the spreadsheet: inputs.2.title is the title of the third job. */
function problemOfField(
  { path, message }: { readonly path: string; readonly message: string },
  rows: readonly number[],
): SheetProblem {
  const [, index, field] = path.split('.');
  const row = rows[Number(index)];
  return row === undefined ? { message } : { row, column: headingOf(field), message };
}

function PostedTogether({ count }: { count: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-l-[6px] border-go bg-go-tint p-6">
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        {countOf(count, 'job')} posted
      </h3>
      <p className="mt-2 text-sm">
        They are on the staff portal now. <Link to="/account#own-posts">See your posts</Link>
      </p>
    </div>
  );
}

/** Whether the server has answered that it does not take the request, so that nothing was posted. */
function isRefused(error: unknown): boolean {
  return error instanceof RequestError && error.failure === 'response' && (error.status ?? 0) < 500;
}
