/** False only if the browser knows that there is no connection; true does not guarantee one. */
export function browserIsOnline(): boolean {
  return navigator.onLine !== false;
}
