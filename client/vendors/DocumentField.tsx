import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { describedBy, Field } from '../ui/Field.tsx';
import { FileInput } from '../ui/FileInput.tsx';
import type { documents } from './choices.ts';
import { fileSize } from './file-size.ts';
import { type FileProblem, sendFile } from './send-file.ts';
import type { OwnVendorFragment } from './vendors.generated.ts';
import { scans } from './words.ts';

interface DocumentFieldProps {
  document: (typeof documents)[number];
  token: string;
  /** What was sent as this document. */
  file: OwnVendorFragment['files'][number] | undefined;
  /** What is wrong with it, by the form. */
  error: string | undefined;
  /** It has changed on the server. */
  onChanged: () => Promise<void>;
  onRemove: () => Promise<FileProblem>;
}

const FORMATS = 'PDF, DOC, DOCX, JPG or PNG, smaller than 10MB';

/** One document: it is sent as soon as it is chosen, and can be taken away again. */
export function DocumentField({ document, token, file, error, onChanged, onRemove }: DocumentFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<FileProblem>();
  const [share, setShare] = useState<number>();
  const { label, name } = document;
  const hint = [document.hint, FORMATS].filter(Boolean).join('. ');
  const isGone = file?.scan === 'INFECTED';
  const shown =
    problem ?? (isGone ? 'The virus scanner found something harmful in this file. Select a clean copy' : error);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setProblem(undefined);
    setShare(0);
    const found = await sendFile({ token, name, file: chosen, onProgress: setShare });
    // Chosen again, the same file is sent again.
    target.value = '';
    if (found === undefined) await onChanged();
    setShare(undefined);
    setProblem(found);
  };
  const remove = async () => setProblem(await onRemove());
  const isSending = share !== undefined;
  const state = file && scans[file.scan];
  return (
    <Field id={id} label={label} hint={file && !isGone ? undefined : hint} error={shown}>
      {file && !isGone ? (
        <p id={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-2 text-sm">
          <span className="min-w-0 grow wrap-anywhere">
            {file.name}{' '}
            <span className="num text-ink-2">({[fileSize(file.size), state].filter(Boolean).join(', ')})</span>
          </span>
          <Button size="compact" onClick={() => void remove()}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        </p>
      ) : (
        <FileInput
          id={id}
          name={name}
          accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
          disabled={isSending}
          onChange={(event) => void choose(event)}
          {...describedBy({ id, hint, error: shown })}
        />
      )}
      {isSending && (
        <progress
          aria-label={`Sending ${label}`}
          value={share}
          max={1}
          className="mt-2 block h-2 w-full accent-brand"
        />
      )}
      <p role="status" className="sr-only">
        {isSending ? `Sending ${label}` : file && !isGone ? `${file.name} is sent` : ''}
      </p>
    </Field>
  );
}
