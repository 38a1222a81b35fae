import type { CodegenConfig } from '@graphql-codegen/cli';

/** What the graph's scalars are in JSON; the same for the client, the REST adapter and the tests. */
const scalars = { Date: 'string', DateTime: 'string' };

const shared = {
  scalars,
  useTypeImports: true,
  enumsAsConst: true,
  importExtension: '.ts' as const,
  strictScalars: true,
};

const made = {
  add: { content: '// Made by "npm run codegen": change the .graphql file beside it, or the schema, instead.' },
};

const config: CodegenConfig = {
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
      plugins: [{ add: { content: '// @ts-nocheck' } }, made, 'typescript-operations', 'typescript-react-apollo'],
      config: {
        ...shared,
        documentMode: 'documentNode',
        apolloReactCommonImportFrom: '@apollo/client/react',
        apolloReactHooksImportFrom: '@apollo/client/react',
      },
    },
    'server/rest/operations.generated.ts': {
      documents: 'server/rest/*/*.graphql',
      plugins: [made, 'typescript-operations', 'typed-document-node'],
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
