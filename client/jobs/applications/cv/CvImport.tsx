import { useId, useState } from 'react';
import { countOf } from '../../../lists/count-words.ts';
import { FileInput } from '../../../ui/FileInput.tsx';
import { cvTemplateHref } from '../../cv-template.ts';
import type { ReadCv } from './read-cv.ts';
import { readCvFile } from './read-cv-file.ts';

/** Copies the answers of a filled-in CV template to the application. The file itself is not sent. */
export function CvImport({ onImported }: { onImported: (text: string) => void }) {
  const id = useId();
  const [href] = useState(() => cvTemplateHref(new Date()));
  const [read, setRead] = useState<ReadCv>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await readCvFile(file);
    setRead(found);
    if (found.text !== '') onImported(found.text);
  };
  return (
    <div>
      <h3 className="text-sm font-bold">Your CV</h3>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
        Fill in the CV template and import it here. Its text is added to your supporting statement, where you can change
        it before you send it. The file itself is not uploaded.
      </p>
      <a href={href} download="cv-template.json" className="mt-2 inline-flex min-h-11 items-center text-sm font-medium">
        Download the CV template (JSON, 2kB)
      </a>
      <label htmlFor={id} className="mt-2 mb-1 block text-sm font-bold">
        Import a filled-in CV template
      </label>
      <FileInput
        id={id}
        accept=".json,application/json"
        aria-describedby={`${id}-hint ${id}-read`}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file can be chosen again once it is mended.
          currentTarget.value = '';
        }}
      />
      <div id={`${id}-read`} role="status" className="text-sm">
        {read && <Outcome read={read} />}
      </div>
    </div>
  );
}

function Outcome({ read: { text, problems } }: { read: ReadCv }) {
  const isEmpty = text === '';
  return (
    <>
      {!isEmpty && <p className="mt-2">Your CV was added to the supporting statement below.</p>}
      {isEmpty && problems.length === 0 && <p className="mt-2">Nothing is filled in yet in this template.</p>}
      {problems.length > 0 && (
        <div className="mt-2 border-l-4 border-err pl-4">
          <p className="font-bold">
            {isEmpty ? 'The file was not imported' : `${countOf(problems.length, 'entry', 'entries')} did not fit`}
          </p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
