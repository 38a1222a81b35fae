import { Link } from 'react-router-dom';
import { useShownTerms } from './use-shown-terms.ts';

/** What is accepted. The two pages open beside this one, so that nothing that was typed is lost. */
export function TermsLabel() {
  const version = useShownTerms();
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
      ({version && `version ${version}, `}both open in a new tab)
    </>
  );
}
