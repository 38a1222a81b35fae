import { notify } from '../ui/notify.ts';
import { saveFile } from '../ui/save-file.ts';
import { useDownloadDocumentMutation } from './download-document.generated.ts';
import { NOT_DOWNLOADED } from './words.ts';

/** What of a document its download needs. */
export interface DownloadableDocument {
  id: string;
  title: string;
  downloads: number;
}

/**
 * Downloads a document: the server counts it and hands out the file. The shown count goes up at once, and back where the
 * download fails.
 */
export function useDownload({ id, title, downloads }: DownloadableDocument) {
  const [ask, { loading: isBusy }] = useDownloadDocumentMutation();
  const download = async (version?: string) => {
    if (isBusy) return;
    try {
      const { data } = await ask({
        variables: { id, ...(version !== undefined && { version }) },
        optimisticResponse: {
          downloadDocument: {
            __typename: 'DownloadDocumentPayload',
            document: { __typename: 'Document', id, downloads: downloads + 1 },
            fileName: '',
            text: '',
          },
        },
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
