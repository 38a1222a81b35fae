/** The element of the question about cookies, which records a press before its script is loaded. */
export type ConsentPlace = HTMLElement & { pressed?: HTMLButtonElement };

/**
 * Hears presses of the question about cookies from the first script of the page on: on a slow phone the question can be
 * read for seconds before React has taken it over, and an answer that was given then is an answer. The last one counts.
 */
export function listenForEarlyPress(): void {
  const place = document.getElementById('consent') as ConsentPlace;
  place?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) place.pressed = target;
  });
}
