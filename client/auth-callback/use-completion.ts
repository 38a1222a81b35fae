import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inTurn } from '../accounts/one-tab.ts';
import { asAnyone } from '../accounts/session-requests.ts';
import { setMark } from '../accounts/sign-in-mark.ts';
import { notify } from '../ui/notify.ts';
import { useCompleteSocialSignInMutation } from './complete-social-sign-in.generated.ts';
import { SOCIAL_LOGIN_FAILED } from './words.ts';

/**
 * Hands on what the provider added to the address, once, and leaves the page: for the one that a user came from, or,
 * with the reason, for the home page, or for the account page if the provider is to be connected first. The address is left out of the history, as what stands in it counts once.
 */
export function useCompletion(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [complete] = useCompleteSocialSignInMutation(asAnyone);
  const isAsked = useRef(false);
  useEffect(() => {
    const given = new URLSearchParams(search);
    const [state, code, issuer] = ['state', 'code', 'iss'].map((name) => given.get(name) ?? undefined);
    if (isAsked.current || !(code || given.has('error'))) return;
    isAsked.current = true;
    const fail = (sentence: string, home = '/') => {
      notify({ title: sentence, tone: 'error' });
      navigate(home, { replace: true });
    };
    const finish = async () => {
      if (!state) return fail(SOCIAL_LOGIN_FAILED);
      const variables = { state, ...(code && { code }), ...(issuer && { issuer }) };
      // A renewal that fails at the same moment would have the browser forget the session that begins.
      const answer = (await inTurn(() => complete({ variables }))).data?.completeSocialSignIn;
      if (answer?.__typename === 'CompleteSocialSignInPayload') {
        // Reloaded, so that every part of the page knows the session.
        setMark(true);
        window.location.replace(answer.next);
      } else if (answer?.__typename === 'ConflictError') {
        fail(answer.message, '/account?dialog=signin');
      } else {
        fail(answer?.message ?? SOCIAL_LOGIN_FAILED);
      }
    };
    finish().catch(() => fail(SOCIAL_LOGIN_FAILED));
  }, [search, navigate, complete]);
}
