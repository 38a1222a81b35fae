import { SignInPanel } from '../accounts/SignInPanel.tsx';
import { JobFormPanel } from '../jobs/JobFormPanel.tsx';
import { SearchPanel } from '../search/SearchPanel.tsx';
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
