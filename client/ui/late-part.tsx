import { type ComponentType, Suspense, use } from 'react';
import { whenIdle } from './when-idle.ts';

const parts = new Set<() => Promise<unknown>>();

/**
 * Makes a part of a page late: the server renders it with the page, and the browser fetches its script once it has nothing
 * else to do, or as soon as a user does something. Until then, and where the script cannot be fetched, what was served
 * stays: it can be read, and its links lead on. It is for what needs no script to be of use, most of it below the first
 * view, and for what is empty at first.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  let held: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = () => {
    coming ??= load().then((component) => {
      here = component;
      return component;
    });
    return coming;
  };
  // A failure must not take the served part away.
  const component = () => {
    held ??= whenWanted()
      .then(fetchOnce)
      .catch(() => new Promise<never>(() => {}));
    return held;
  };
  parts.add(fetchOnce);
  // Also parts that are not shown yet: there may be no connection later.
  if (!import.meta.env.SSR) component();
  function Part(props: Props) {
    const Component = here ?? use(component());
    return <Component {...props} />;
  }
  // The browser hydrates it in its own task, after its surroundings.
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Fetches the late parts of all modules that are here: before the server renders, and before the browser goes to another
 * page, which is to appear whole. Never rejects.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([...parts].map((fetchOnce) => fetchOnce()));
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];
let wanted: Promise<unknown> | undefined;

/** Resolved in the browser's first idle moment, or on the first sign that a user uses the page; at once on the server. */
function whenWanted(): Promise<unknown> {
  wanted ??= import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => {
        whenIdle(() => resolve(undefined));
        const used = new AbortController();
        const look = (event: Event) => {
          if (!isSign(event)) return;
          used.abort();
          resolve(event);
        };
        for (const sign of signs) window.addEventListener(sign, look, { passive: true, signal: used.signal });
      });
  return wanted;
}

/** Browsers also send a pointermove for a pointer that rests, when the page below it is laid out. */
function isSign(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true;
  return event.movementX !== 0 || event.movementY !== 0;
}
