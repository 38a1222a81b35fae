import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { dialogAddress, openDialog, openedState } from '../../dialog/dialog-address.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { DeletionFragment } from './own-data.generated.ts';
import { DELETE_LABEL, DELETE_TITLE } from './words.ts';

/** How the address names the dialog. */
const DIALOG_NAME = 'delete';

const DeleteAccountDialog = lazy(() =>
  import('./DeleteAccountDialog.tsx').then((module) => ({ default: module.DeleteAccountDialog })),
);

/** What leaving means, and the way to it. */
export function DeleteAccountSection({ deletion }: { deletion: DeletionFragment }) {
  const { search } = useLocation();
  const { goes, kept, asksPassword } = deletion;
  return (
    <section aria-labelledby="delete-account">
      <h3 id="delete-account" className="text-h3">
        {DELETE_TITLE}
      </h3>
      <p className="mt-2 text-sm">This cannot be undone. Download your data first if you want to keep it.</p>
      <h4 className="mt-6 text-base font-bold">What is deleted</h4>
      <ul className="mt-2 list-disc space-y-1 pl-6 text-sm">
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h4 className="mt-6 text-base font-bold">What is kept, and why</h4>
      <dl className="mt-2 border-t border-line text-sm">
        {kept.map(({ what, why }) => (
          <div key={what} className="border-b border-line py-3">
            <dt>{what}</dt>
            <dd className="mt-1 text-ink-2">{why}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        variant="warning"
        to={{ search: dialogAddress(search, DIALOG_NAME) }}
        state={openedState()}
        data-delete-account
        className="mt-6"
      >
        {DELETE_LABEL}
      </ButtonLink>
      {openDialog(search) === DIALOG_NAME && (
        <Suspense>
          <DeleteAccountDialog asksPassword={asksPassword} />
        </Suspense>
      )}
    </section>
  );
}
