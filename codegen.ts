import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { oneFile } from './server/sdk/one-file.ts';

/** What the graph's scalars are in JSON; the same for the client, the REST adapter and the tests. */
const scalars = { Date: 'string', DateTime: 'string', JSONObject: 'Readonly<Record<string, unknown>>' };

const shared = {
  scalars,
  useTypeImports: true,
  enumsAsConst: true,
  importExtension: '.ts' as const,
  strictScalars: true,
};

/** The client that partners download: one file, for all of the schema. */
const CLIENT_FOR_PARTNERS = 'server/sdk/client.generated.ts';

/** How it asks a portal, in front of the types. */
const portalClient = {
  add: { content: readFileSync(new URL('server/sdk/portal-client.ts', import.meta.url), 'utf8') },
};

const made = {
  add: { content: '// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.' },
};

/** The hooks take the typed documents of the same file; what names types that Apollo Client 4 no longer has is left out. */
const hooks = {
  documentMode: 'external',
  importDocumentNodeExternallyFrom: 'near-operation-file',
  withMutationFn: false,
  withMutationOptionsType: false,
  withResultType: false,
  apolloReactCommonImportFrom: '@apollo/client/react',
  apolloReactHooksImportFrom: '@apollo/client/react',
};

/**
 * Makes a file pass the type check. In those of the client, the plugin for hooks cannot be told that the documents stand in the same
 * file, the types of Apollo Client 4 refuse its Suspense hooks, which no page uses, and some imports are used in no file.
 */
function checkable(path: string, content: string): string {
  if (path.endsWith(CLIENT_FOR_PARTNERS)) return oneFile(content);
  if (!path.includes('/client/') || !content.includes('@apollo/client/react')) return content;
  return content
    .replace(/^import \* as Operations from .*\n/m, '')
    .replace(/\bOperations\.(\w+)/g, '$1Document')
    .replace(/^\/\/ @ts-ignore\n(?:export function use\w+SuspenseQuery\(.*;\n)+export function .*\n(?: .*\n)+/gm, '')
    .replace(/^export type \w+SuspenseQueryHookResult = .*$/gm, '')
    .replace(/^import type \* as (\w+) from .*\n/gm, (line, name) => (content.includes(`${name}.`) ? line : ''));
}

const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: checkable },
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'client/generated/graph.generated.ts': { plugins: [made, 'typescript'], config: shared },
    'client/': {
      documents: 'client/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'generated/graph.generated.ts',
        importTypesNamespace: 'Graph',
      },
      plugins: [
        made,
        'typescript-operations',
        { 'typed-document-node': { documentMode: 'documentNode' } },
        { 'typescript-react-apollo': hooks },
      ],
      config: shared,
    },
    'server/rest/operations.generated.ts': {
      documents: 'server/rest/*/*.graphql',
      plugins: [made, 'typescript-operations', 'typed-document-node'],
      config: shared,
    },
    [CLIENT_FOR_PARTNERS]: {
      documents: 'server/rest/*/*.graphql',
      plugins: [
        portalClient,
        'typescript',
        { 'typescript-operations': { importSchemaTypesFrom: CLIENT_FOR_PARTNERS } },
        { 'typed-document-node': { documentMode: 'string' } },
      ],
      config: shared,
    },
    'tests/generated/operations.generated.ts': {
      documents: 'tests/**/*.graphql',
      plugins: [made, 'typescript-operations', 'typed-document-node'],
      config: shared,
    },
  },
};

export default config;
