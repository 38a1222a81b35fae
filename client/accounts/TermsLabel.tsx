import { Link } from 'react-router-dom';

/** What is accepted. The two pages open beside this one, so that nothing that was typed is lost. */
export function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Link to="/terms-of-service" target="_blank">
        terms of service
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" target="_blank">
        privacy policy
      </Link>{' '}
      (both open in a new tab)
    </>
  );
}
