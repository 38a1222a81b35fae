const KEY = 'vendor-application';

/** The token of the application that was begun in this tab and has not been sent. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for this tab, or none any more. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Where the browser keeps nothing, the link in the email leads back.
  }
}
