import { expectTypeOf, test } from 'vitest';
import type { LayoutQuery, useLayoutQuery } from '../../client/layout/layout.generated.ts';

// The generated files are not type-checked themselves: one wrong import in them would turn every hook's data into `any`.
test("a generated hook knows its answer's type", () => {
  type Result = ReturnType<typeof useLayoutQuery>;
  expectTypeOf<Result>().not.toBeAny();
  expectTypeOf<Result['data']>().not.toBeAny();
  expectTypeOf<NonNullable<Result['data']>['site']>().not.toBeAny();
  expectTypeOf<LayoutQuery['site']['sampleData']>().toEqualTypeOf<boolean>();
  expectTypeOf<NonNullable<Result['data']>['site']['sampleData']>().toEqualTypeOf<boolean>();
  // @ts-expect-error There is no such field.
  expectTypeOf<NonNullable<Result['data']>['noSuchField']>();
});

test("a generated hook knows its variables' type", () => {
  type Options = Parameters<typeof useLayoutQuery>[0];
  expectTypeOf<Options>().not.toBeAny();
  expectTypeOf<NonNullable<Options>['variables']>().not.toBeAny();
});
