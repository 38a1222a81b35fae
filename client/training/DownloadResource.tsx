import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { saveFile } from '../ui/save-file.ts';
import { useDownloadTrainingResourceMutation } from './download-resource.generated.ts';
import { resourceFile } from './resource-file.ts';
import type { TrainingResourceRowFragment } from './training-page.generated.ts';
import { DOWNLOAD, NOT_DOWNLOADED } from './words.ts';

/** Saves a resource as a file: the server hands out its text and counts it, the browser makes the file. */
export function DownloadResource({ resource: { slug, title } }: { resource: TrainingResourceRowFragment }) {
  const [ask, { loading: isBusy }] = useDownloadTrainingResourceMutation();
  const download = async () => {
    if (isBusy) return;
    try {
      const { data } = await ask({ variables: { slug } });
      const answer = data?.downloadTrainingResource;
      if (answer?.__typename === 'DownloadTrainingResourcePayload') {
        const { name, text } = resourceFile({ ...answer.resource, content: answer.content }, new Date());
        saveFile(name, text, 'application/json');
        notify({ title: `Downloaded ${answer.resource.title}`, text: `The file is called ${name}.` });
      } else if (answer) {
        notify({ title: answer.message, tone: 'error' });
      }
    } catch (error) {
      notify({ title: NOT_DOWNLOADED, text: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
  return (
    <Button
      size="compact"
      aria-disabled={isBusy}
      onClick={download}
      className="max-md:mt-2 noscript:hidden"
      data-print="hide"
    >
      {DOWNLOAD}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}
