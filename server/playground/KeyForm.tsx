import { type FormEvent, useState } from 'react';
import { setKey } from './key.ts';

/** Signs in with an API key: requests of all tabs go out with it until the page is left. */
export function KeyForm() {
  const [isSignedIn, setSignedIn] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const key = isSignedIn ? '' : String(new FormData(form).get('key') ?? '').trim();
    setKey(key);
    setSignedIn(key !== '');
    form.reset();
  };
  return (
    <form className="playground-key" onSubmit={submit} autoComplete="off">
      {isSignedIn ? (
        <span role="status">Signed in with an API key</span>
      ) : (
        <label>
          API key <input name="key" type="password" autoComplete="off" spellCheck={false} required />
        </label>
      )}
      <button type="submit">{isSignedIn ? 'Sign out' : 'Sign in'}</button>
      <a href="/account/api-keys">Get API Key</a>
    </form>
  );
}
