import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { asAnyone } from '../session-requests.ts';
import { useShownTerms } from '../use-shown-terms.ts';
import { useStartSocialSignInMutation } from './start-social-sign-in.generated.ts';
import { useConfiguredProviders } from './use-configured-providers.ts';
import { useGoingToProvider } from './use-going-to-provider.ts';
import { continueWith, notSetUp, OR_BY_EMAIL, providers } from './words.ts';

interface SocialButtonsProps {
  /** What keeps a user here who wanted to go to a provider; empty if nothing does. */
  failure: string;
  onFailure: (sentence: string) => void;
}

/**
 * The ways to sign in, or up, without a password, to stand above the form of the dialog. Who is new accepts the terms
 * with it, which is why the words about them stand with the buttons.
 */
export function SocialButtons({ failure, onFailure }: SocialButtonsProps) {
  const next = useAddressBehind();
  const termsVersion = useShownTerms() ?? null;
  const configured = useConfiguredProviders();
  const missing = providers.filter((provider) => !configured.includes(provider));
  const reason = useId();
  const [start] = useStartSocialSignInMutation(asAnyone);
  const { go, going } = useGoingToProvider(async (provider) => {
    onFailure('');
    return (await start({ variables: { provider, next, acceptTerms: true, termsVersion } })).data?.startSocialSignIn;
  }, onFailure);
  return (
    <div data-print="hide">
      <p role="alert" className={failure ? 'mb-4 text-sm font-bold text-err' : 'sr-only'}>
        {failure}
      </p>
      <div className="flex flex-col gap-2">
        {providers.map((provider) =>
          missing.includes(provider) ? (
            <Button key={provider} size="compact" variant="unavailable" aria-disabled aria-describedby={reason}>
              {continueWith(provider)}
            </Button>
          ) : (
            <Button key={provider} size="compact" aria-disabled={going !== undefined} onClick={() => go(provider)}>
              {continueWith(provider)}
            </Button>
          ),
        )}
      </div>
      {missing.length > 0 && (
        <p id={reason} className="mt-2 text-xs text-ink-2">
          {notSetUp(missing)} Use your email address.
        </p>
      )}
      {configured.length > 0 && (
        <p className="mt-2 text-xs text-ink-2">
          If you continue without an account, one is created and you accept the{' '}
          <Link to="/terms-of-service" target="_blank">
            terms of service
          </Link>{' '}
          and the{' '}
          <Link to="/privacy-policy" target="_blank">
            privacy policy
          </Link>{' '}
          (both open in a new tab).
        </p>
      )}
      <p className="my-6 flex max-w-none items-center gap-4 text-xs text-ink-2 before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
        {OR_BY_EMAIL}
      </p>
    </div>
  );
}

/** The address of the page without the dialog over it, to come back to. */
function useAddressBehind(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('dialog');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
