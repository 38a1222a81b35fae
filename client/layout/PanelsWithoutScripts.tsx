import { SignInPanel } from '../accounts/SignInPanel.tsx';
import { PostingPanel } from '../jobs/posting/PostingPanel.tsx';
import { SearchPanel } from '../search/SearchPanel.tsx';

/** What stands above a page in a browser without scripts, where the address names a dialog. */
export function PanelsWithoutScripts() {
  return (
    <>
      <SearchPanel />
      <SignInPanel />
      <PostingPanel />
    </>
  );
}
