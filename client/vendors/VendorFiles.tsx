import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { documents } from './choices.ts';
import { downloadDocument } from './download-document.ts';
import { fileSize } from './file-size.ts';
import type { VendorFactsFragment } from './vendors.generated.ts';
import { scans } from './words.ts';

interface VendorFilesProps {
  files: VendorFactsFragment['files'];
  heading: 'h2' | 'h4';
  /** The credentials: the token of the applicant, or the session of an operator. */
  headers: Readonly<Record<string, string>>;
  /** The note on a file that was not scanned. */
  notScanned?: string;
}

/** The documents of an application, to be downloaded. */
export function VendorFiles({ files, heading: Heading, headers, notScanned = '' }: VendorFilesProps) {
  const [isWorking, setWorking] = useState(false);
  if (files.length === 0) return null;
  const download = async (id: string, name: string) => {
    if (isWorking) return;
    setWorking(true);
    const problem = await downloadDocument(id, name, headers);
    setWorking(false);
    if (problem) notify({ title: 'The document could not be downloaded', text: problem, tone: 'error' });
  };
  return (
    <section className={Heading === 'h2' ? 'mt-10' : 'mt-4'}>
      <Heading className={Heading === 'h2' ? 'text-h2 font-bold' : 'text-base font-bold'}>Documents</Heading>
      <ul className="mt-3 border-t border-line text-sm">
        {files.map(({ id, document, name, size, scan }) => {
          const said = scan === 'NOT_SCANNED' ? notScanned : scans[scan];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
              <span className="min-w-0 grow wrap-anywhere">
                {documents.find(({ kind }) => kind === document)?.label.replace(' (optional)', '')}: {name}{' '}
                <span className="num text-ink-2">({[fileSize(size), said].filter(Boolean).join(', ')})</span>
              </span>
              {(scan === 'CLEAN' || scan === 'NOT_SCANNED') && (
                <Button size="compact" aria-disabled={isWorking} onClick={() => void download(id, name)}>
                  Download<span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
