import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wasOpenedHere } from '../../dialog/closed-address.ts';
import { returnFocus } from '../../dialog/return-focus.ts';
import { FORM, LISTING } from './listing-address.ts';

/** Closes the form: a step back where it was opened in this document, else the address without it. */
export function useCloseListing(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => () => returnFocus('[data-listing-entry]'), []);
  return () => {
    if (wasOpenedHere(location)) navigate(-1);
    else navigate({ search: withoutListing(location.search) }, { replace: true });
  };
}

/** The query of the same page without the form. */
function withoutListing(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(FORM);
  params.delete(LISTING);
  return params.size > 0 ? `?${params}` : '';
}
