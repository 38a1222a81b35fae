import { answerTo } from './answers.ts';
import { deleteEarlier, keepShell } from './shell-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written in by the build: the files of the shell, and a digest of their names. */
declare const __SHELL_FILES__: readonly string[];
declare const __RELEASE__: string;

const scope = self as unknown as WorkerScope;
const here = { origin: scope.location.origin, isOnline: () => scope.navigator.onLine };

scope.addEventListener('install', (event) => {
  // Pages are asked of the server whichever worker is there, so that a new one need not wait for the tabs of the old one.
  event.waitUntil(keepShell(__RELEASE__, __SHELL_FILES__).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteEarlier(__RELEASE__),
      // The browser asks for a page while it starts the worker, which then costs no time.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event, here);
  if (answer) event.respondWith(answer);
});
