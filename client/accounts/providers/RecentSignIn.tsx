import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { asAnyone } from '../session-requests.ts';
import { useConnectedProvidersQuery } from './connected-providers.generated.ts';
import { useStartSocialSignInMutation } from './start-social-sign-in.generated.ts';
import { useGoingToProvider } from './use-going-to-provider.ts';
import { RECENT_SIGN_IN, signInAgainWith } from './words.ts';

interface RecentSignInProps {
  /** The section of the page to return to; the address itself names a dialog. */
  section?: string;
}

/** Replaces the password in a form for users without one: a link to sign in again. */
export function RecentSignIn({ section }: RecentSignInProps) {
  const [failure, setFailure] = useState('');
  const { pathname, search } = useLocation();
  const { data } = useConnectedProvidersQuery();
  const [start] = useStartSocialSignInMutation(asAnyone);
  const { go, going } = useGoingToProvider(async (provider) => {
    setFailure('');
    const next = `${pathname}${search}${section ? `#${section}` : ''}`;
    const variables = { provider, next, acceptTerms: false };
    return (await start({ variables })).data?.startSocialSignIn;
  }, setFailure);
  return (
    <div className="text-sm">
      <p>{RECENT_SIGN_IN}</p>
      <p role="alert" className={failure ? 'mt-4 font-bold text-err' : 'sr-only'}>
        {failure}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {data?.me?.connectedProviders.map(({ provider }) => (
          <Button key={provider} size="compact" aria-disabled={going !== undefined} onClick={() => go(provider)}>
            {signInAgainWith(provider)}
          </Button>
        ))}
      </div>
    </div>
  );
}
