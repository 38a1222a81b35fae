import { notify } from '../ui/notify.ts';
import { saveFile } from '../ui/save-file.ts';
import { useDownloadDocumentMutation } from './download-document.generated.ts';
import { NOT_DOWNLOADED } from './words.ts';

/** What of a document its download needs. */
export interface DownloadableDocument {
  id: string;
  title: string;
}

/**
 * Downloads a document: the server hands out the file, and counts it once a visitor and day. The shown count is what the
 * server answers.
 */
export function useDownload({ id, title }: DownloadableDocument) {
  const [ask, { loading: isBusy }] = useDownloadDocumentMutation();
  const download = async (version?: string) => {
    if (isBusy) return;
    try {
      const { data } = await ask({
        variables: { id, ...(version !== undefined && { version }) },
      });
      const answer = data?.downloadDocument;
      if (answer?.__typename === 'DownloadDocumentPayload') {
        saveFile(answer.fileName, answer.text);
        notify({ title: `Downloaded ${title}`, text: `The file is called ${answer.fileName}.` });
      } else if (answer) {
        notify({ title: answer.message, tone: 'error' });
      }
    } catch (error) {
      notify({ title: NOT_DOWNLOADED, text: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
  return { download, isBusy };
}
