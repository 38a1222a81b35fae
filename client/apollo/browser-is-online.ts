/** False only where the browser knows that there is no connection; true does not promise one. */
export function browserIsOnline(): boolean {
  return navigator.onLine !== false;
}
