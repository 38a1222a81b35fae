/** The button of the question that was pressed before its script was there. */
let pressed: HTMLElement | undefined;

/**
 * Hears presses of the question about cookies from the first script of the page on: on a slow phone the question can be
 * read for seconds before React has taken it over, and an answer that was given then is an answer. The last one counts.
 */
export function listenForEarlyPress(): void {
  document.getElementById('consent')?.addEventListener('click', keepPressed);
}

/** The button that was pressed early, once; from now on the question hears its buttons itself. */
export function takeEarlyPress(): HTMLElement | undefined {
  document.getElementById('consent')?.removeEventListener('click', keepPressed);
  const button = pressed;
  pressed = undefined;
  return button;
}

function keepPressed({ target }: Event): void {
  pressed = (target instanceof Element && target.closest('button')) || pressed;
}
