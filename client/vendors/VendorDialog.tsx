import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { asAnyone } from '../accounts/session-requests.ts';
import { useClose } from '../dialog/use-close.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { keepToken, keptToken } from './kept-token.ts';
import { VendorWizard } from './VendorWizard.tsx';
import { VENDOR, withoutForm } from './vendor-address.ts';
import { useVendorApplicationQuery } from './vendors.generated.ts';
import { NOT_LOADED, REGISTER } from './words.ts';

/** The dialog in which one applies to become a supplier. What a step holds and is not saved is not lost without a question. */
export function VendorDialog() {
  const close = useClose('[data-listing-entry], h1', withoutForm);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <FormDialog
      title={REGISTER}
      size="wide"
      hasInput={isDirty}
      onClose={() => (isDirty && !isLeaving ? setLeaving(true) : close())}
    >
      {isLeaving && <LeavingQuestion onStay={() => setLeaving(false)} onLeave={close} />}
      <VendorContent onDirty={setDirty} onClose={close} />
    </FormDialog>
  );
}

function LeavingQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="mb-6 border-l-[6px] border-amber bg-amber-tint p-5 text-sm">
      <p ref={question} tabIndex={-1} className="font-bold outline-none">
        What you entered in this step is not saved.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={onLeave}>
          Close without saving
        </Button>
        <Button size="compact" onClick={onStay}>
          Go on with this step
        </Button>
      </p>
    </div>
  );
}

function VendorContent({ onDirty, onClose }: { onDirty: (isDirty: boolean) => void; onClose: () => void }) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [token, setToken] = useState(() => params.get(VENDOR) ?? keptToken());
  const { data, error, loading, refetch } = useVendorApplicationQuery({
    skip: token === null,
    variables: { token: token ?? '' },
    ssr: false,
    ...asAnyone,
  });
  const application = data?.vendorApplication;
  const isGone = token !== null && data !== undefined && !isOpen(application?.state);
  useEffect(() => {
    // It was sent meanwhile, or deleted after 30 days: another one is begun.
    if (isGone && !params.has(VENDOR)) {
      keepToken(null);
      setToken(null);
    }
  }, [isGone, params]);
  if (token === null) return <VendorWizard key={key} saved={undefined} onDirty={onDirty} onClose={onClose} />;
  if (application && isOpen(application.state)) {
    return <VendorWizard saved={{ token, application }} onDirty={onDirty} onClose={onClose} />;
  }
  if (error && !loading) {
    return <ErrorPanel title={NOT_LOADED} message={error.message} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (isGone) {
    return <p className="text-sm">This application can no longer be changed. Close this form to see how it stands.</p>;
  }
  return (
    <div className="space-y-6">
      <p className="sr-only">Loading your application</p>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function isOpen(state: string | undefined): boolean {
  return state === 'DRAFT' || state === 'CHANGES_REQUESTED';
}
