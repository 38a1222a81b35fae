import { useLocation } from 'react-router-dom';
import { openDialog } from '../dialog/dialog-address.ts';
import { useClose } from '../dialog/use-close.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { SAMPLE_NOTICE } from '../ui/SampleLink.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const { Dialog } = lazyDialog<{ onClose: () => void }>(() =>
  import('./SampleNoticeSheet.tsx').then((module) => module.SampleNoticeSheet),
);

/** What a sample link opens, while the address says so. */
export function SampleNotice() {
  const { search } = useLocation();
  return useHydrated() && openDialog(search) === SAMPLE_NOTICE && <Notice />;
}

function Notice() {
  return <Dialog onClose={useClose('h1')} />;
}
