import './theme.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createBrowserClient } from './apollo/client.ts';
import { fillCache } from './apollo/fill-cache.ts';
import { readPageState } from './apollo/page-state.ts';
import { applyHead } from './navigation/apply-head.ts';
import { matchPage } from './navigation/match-page.ts';
import { Providers } from './navigation/Providers.tsx';
import { loadPage } from './navigation/page-modules.ts';
import { PageOutput } from './navigation/page-output.ts';
import { pageQueries } from './navigation/page-queries.ts';
import { windowAt } from './navigation/window-at.ts';
import { routes } from './routes.tsx';
import { nextTask } from './ui/next-task.ts';

async function start(): Promise<void> {
  const state = readPageState();
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const served = new URL(window.location.origin + state.address);
  // The page's own chunk must be loaded first: otherwise hydration would replace the served page by an empty one.
  const page = await loadPage(matchPage(routes, served));
  // The served page stays, which is readable without scripts; the browser itself reports the failed request.
  if (page instanceof Error) return;
  await nextTask();
  const client = createBrowserClient();
  await fillCache(client, pageQueries(page, served.search), state.answers);
  const address = new URL(window.location.href);
  const app = (
    <Providers client={client} now={state.now} output={new PageOutput(applyHead)} toOperator={state.toOperator}>
      <BrowserRouter window={windowAt(address)}>
        <App />
      </BrowserRouter>
    </Providers>
  );
  // Back, pressed while the scripts came, has changed the address under the served page.
  const isServed = address.pathname + address.search === served.pathname + served.search;
  // In a transition React hydrates in slices, and lets input through between them.
  startTransition(() => {
    if (state.isComplete && isServed) {
      hydrateRoot(container, app, { onRecoverableError: (error) => console.error(error) });
    } else {
      createRoot(container).render(app);
    }
  });
}

// Not awaited: the page's chunk imports from this one, and would wait for it for ever.
void start();
