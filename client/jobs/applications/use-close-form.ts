import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wasOpenedHere } from '../../dialog/closed-address.ts';
import { returnFocus } from '../../dialog/return-focus.ts';
import { FORM } from '../job-form.ts';

/** Closes a form over a job: a step back where it was opened in this document, else the job without it. */
export function useCloseForm(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => () => returnFocus('[data-apply]'), []);
  return () => {
    if (wasOpenedHere(location)) {
      navigate(-1);
      return;
    }
    const params = new URLSearchParams(location.search);
    params.delete(FORM);
    navigate({ search: `?${params}` }, { replace: true, state: location.state });
  };
}
