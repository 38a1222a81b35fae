import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { Lightbulb } from 'lucide-react';
import { type Example, examples } from './examples.ts';
import { describeOperations } from './operations.ts';

/** Opens an example in a new tab, or goes to the tab that still holds it unchanged. */
function useOpenExample(): (example: Example) => void {
  const { addTab, changeTab } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  return ({ query, variables }) => {
    const open = tabs.findIndex((tab) => tab.query === query);
    if (open >= 0) return changeTab(open);
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables ?? '');
  };
}

function ExamplesPanel() {
  const openExample = useOpenExample();
  return (
    <section className="playground-examples" aria-labelledby="playground-examples-title">
      <h2 id="playground-examples-title">Examples</h2>
      {examples.map((example) => (
        <section key={example.area}>
          <h3>{example.area}</h3>
          <dl>
            {describeOperations(example.query).map(({ name, explanation }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="graphiql-button" onClick={() => openExample(example)}>
            Open {example.area} in a tab
          </button>
        </section>
      ))}
    </section>
  );
}

/** The sidebar entry that brings back the example tabs after they were closed or changed. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => <Lightbulb aria-hidden="true" />,
  content: ExamplesPanel,
};
