import { notify } from '../ui/notify.ts';
import { saveFile } from '../ui/save-file.ts';
import type { GuideRowFragment } from './documentation-page.generated.ts';
import { useDownloadGuideMutation } from './download-guide.generated.ts';
import { guideFile } from './guide-file.ts';
import { NOT_DOWNLOADED } from './words.ts';

/** Downloads a guide: the server hands out its text and counts it, the browser makes the file. */
export function useDownloadGuide({ slug }: GuideRowFragment) {
  const [ask, { loading: isBusy }] = useDownloadGuideMutation();
  const download = async () => {
    if (isBusy) return;
    try {
      const { data } = await ask({ variables: { slug } });
      const answer = data?.downloadGuide;
      if (answer?.__typename === 'DownloadGuidePayload') {
        const { guide, version, content } = answer;
        const { name, text } = guideFile({ ...guide, version, content }, new Date());
        saveFile(name, text, 'application/json');
        notify({ title: `Downloaded ${guide.title}`, text: `The file is called ${name}.` });
      } else if (answer) {
        notify({ title: answer.message, tone: 'error' });
      }
    } catch (error) {
      notify({ title: NOT_DOWNLOADED, text: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
  return { download, isBusy };
}
