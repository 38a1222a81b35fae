import { SignInPanel } from '../accounts/SignInPanel.tsx';
import { SearchPanel } from '../combined-search/SearchPanel.tsx';
import { JobFormPanel } from '../jobs/JobFormPanel.tsx';
import { SampleNoticePanel } from './SampleNoticePanel.tsx';

/** What stands above a page in a browser without scripts, where the address names a dialog. */
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
