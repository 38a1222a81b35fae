import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { examplesPlugin } from './ExamplesPanel.tsx';
import { examples } from './examples.ts';
import { fetcher } from './fetcher.ts';
import { KeyForm } from './KeyForm.tsx';
import { openingTab } from './opening.ts';
import { storageWithoutSecrets } from './storage.ts';

const plugins = [examplesPlugin, HISTORY_PLUGIN];
const storage = storageWithoutSecrets(localStorage);
const opening = openingTab(new URLSearchParams(location.search), storage.getItem('graphiql:tabState'), examples);
const isShared = new URLSearchParams(location.search).has('query');

/** GraphiQL below the portal's name, with a tab of ready queries for each area. A shared query is shown, never run. */
export function Playground() {
  return (
    <>
      <header className="playground-header">
        <a href="/">Back to {PRODUCT_NAME}</a>
        <h1>{PRODUCT_NAME} API playground</h1>
        <KeyForm />
      </header>
      <main className="playground-main">
        <GraphiQL
          fetcher={fetcher}
          storage={storage}
          plugins={plugins}
          defaultTabs={isShared ? [opening, ...examples] : examples}
          initialQuery={opening.query ?? ''}
          initialVariables={opening.variables ?? ''}
          defaultEditorToolsVisibility="variables"
          isHeadersEditorEnabled
          shouldPersistHeaders={false}
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
