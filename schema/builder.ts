import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { Context } from './context.ts';

/** What every type is built with: the context, the scalars' two sides, and a price for each field. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    JSONObject: { Input: Readonly<Record<string, unknown>>; Output: never };
    ID: { Input: string; Output: string };
  };
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  // The host refuses a document above its limit before anything runs; here each field only states its price.
  // So its own check is off, which would wrap every root resolver.
  complexity: { defaultComplexity: 1, defaultListMultiplier: 10, disabled: true },
});

builder.queryType({ description: 'Everything that can be read. Lists are connections with opaque cursors.' });
builder.mutationType({
  description:
    'Everything that can be changed. Each answers its payload, or an error that says why nothing was changed.',
});
