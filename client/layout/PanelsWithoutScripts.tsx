import { SignInPanel } from '../accounts/SignInPanel.tsx';
import { SearchPanel } from '../combined-search/SearchPanel.tsx';
import { JobFormPanel } from '../jobs/JobFormPanel.tsx';
import { SampleNoticePanel } from './SampleNoticePanel.tsx';

/** The panel above a page in a browser without scripts, if the address names a dialog. */
export function PanelsWithoutScripts() {
  return (
    <>
      <SearchPanel />
      <SignInPanel />
      <JobFormPanel />
      <SampleNoticePanel />
    </>
  );
}
