import { type FormEvent, useState } from 'react';
import { checkKey, type KeyCheck } from './check-key.ts';
import { setKey } from './key.ts';

/** What is said of a key that was not taken. */
const refusals: Readonly<Record<Exclude<KeyCheck, 'holds'>, string>> = {
  refused:
    'This API key is not valid. Check that you have copied all of it, and that it has not run out or been revoked.',
  unknown: 'The API key could not be checked. Try again.',
};

/** Signs in with an API key that holds: requests of all tabs go out with it until the page is left. */
export function KeyForm() {
  const [isSignedIn, setSignedIn] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  const signIn = async (form: HTMLFormElement) => {
    const key = String(new FormData(form).get('key') ?? '').trim();
    setChecking(true);
    setProblem('');
    const check = await checkKey(key);
    setChecking(false);
    if (check !== 'holds') {
      setProblem(refusals[check]);
      return;
    }
    setKey(key);
    setSignedIn(true);
    form.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSignedIn) {
      setKey('');
      setSignedIn(false);
    } else if (!isChecking) {
      void signIn(event.currentTarget);
    }
  };
  return (
    <form className="playground-key" onSubmit={submit} autoComplete="off">
      {isSignedIn ? (
        <span role="status">Signed in with an API key</span>
      ) : (
        <label>
          API key{' '}
          <input
            name="key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            aria-invalid={problem !== ''}
            aria-describedby="playground-key-problem"
          />
        </label>
      )}
      <button type="submit">{isSignedIn ? 'Sign out' : 'Sign in'}</button>
      <a href="/account/api-keys">Get API Key</a>
      {/* Always there, so that what comes is announced. */}
      <span id="playground-key-problem" role="alert">
        {problem}
      </span>
    </form>
  );
}
