import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closedAddress, wasOpenedHere } from './closed-address.ts';
import { returnFocus } from './return-focus.ts';

/**
 * Closes a dialog of the address: a step back where it was opened in this document, else the address without it.
 *
 * @param openers where the focus goes if nothing in this document opened it, or what did is gone.
 * @param closed the query of the same page without the dialog.
 */
export function useClose(openers: string, closed = closedAddress): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => () => returnFocus(openers), [openers]);
  return () => {
    if (wasOpenedHere(location)) navigate(-1);
    else navigate({ search: closed(location.search), hash: location.hash }, { replace: true });
  };
}
