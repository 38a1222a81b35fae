import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSignInMode, signInAddress } from '../../accounts/sign-in-address.ts';
import { isMarked, useMark } from '../../accounts/sign-in-mark.ts';
import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { LIST_YOUR_EQUIPMENT } from '../words.ts';
import { ListingContent } from './ListingContent.tsx';
import { withoutListing } from './listing-address.ts';
import { CHANGE_LISTING } from './words.ts';

/**
 * Lists a product, or changes one of one's own. Whoever is not signed in is asked to first, and comes back here; whoever
 * closes that dialog closes this one too.
 */
export function ListingDialog({ id }: { id: string | null }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useMark();
  const isSigningIn = readSignInMode(search) !== undefined;
  const close = useClose('[data-listing-entry]', withoutListing);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The mark itself: it is set in the same moment in which the other dialog closes.
    if (isMarked()) {
      wasAsked.current = false;
    } else if (!isSigningIn && wasAsked.current) {
      close();
    } else if (!isSigningIn) {
      wasAsked.current = true;
      navigate({ search: signInAddress(search) }, { replace: true });
    }
  });
  if (!isSignedIn || isSigningIn) return null;
  return (
    <FormDialog title={id === null ? LIST_YOUR_EQUIPMENT : CHANGE_LISTING} onClose={close}>
      <ListingContent id={id} onClose={close} />
    </FormDialog>
  );
}
