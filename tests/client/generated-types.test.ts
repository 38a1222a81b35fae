import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloClient } from '@apollo/client/core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { SignInDocument, type SignInMutation } from '../../client/accounts/sessions.generated.ts';
import type { LayoutQuery, useLayoutQuery } from '../../client/navigation/layout.generated.ts';
import { OpenArticleDocument, type useOpenArticleQuery } from '../../client/news/open-article.generated.ts';
import { sourceFiles } from '../architecture/source-files.ts';

const root = join(import.meta.dirname, '../..');

// The compiler is the test of what stands in these; they are called by nothing.
describe('the compiler knows', () => {
  test("the type of a generated hook's answer", () => {
    type Result = ReturnType<typeof useLayoutQuery>;
    expectTypeOf<Result>().not.toBeAny();
    expectTypeOf<Result['data']>().not.toBeAny();
    expectTypeOf<NonNullable<Result['data']>['site']>().not.toBeAny();
    expectTypeOf<LayoutQuery['site']['sampleData']>().toEqualTypeOf<boolean>();
    expectTypeOf<NonNullable<Result['data']>['site']['sampleData']>().toEqualTypeOf<boolean>();
    // @ts-expect-error There is no such field.
    expectTypeOf<NonNullable<Result['data']>['noSuchField']>();
  });

  test("the type of a generated hook's variables", () => {
    type Options = Parameters<typeof useOpenArticleQuery>[0];
    expectTypeOf<{ variables: { id: string } }>().toExtend<Options>();
    expectTypeOf<{ variables: { id: boolean } }>().not.toExtend<Options>();
    expectTypeOf<{ variables: { slug: string } }>().not.toExtend<Options>();
    expectTypeOf<{ pollInterval: number }>().not.toExtend<Options>();
  });

  test('the answer and the variables of a query by its document', () => {
    const asked = async (client: ApolloClient) => {
      const { data } = await client.query({ query: OpenArticleDocument, variables: { id: '1' } });
      expectTypeOf(data?.article?.title).toEqualTypeOf<string | undefined>();
      // @ts-expect-error There is no such field.
      data?.article?.noSuchField;
      // @ts-expect-error An identifier is no truth value.
      client.query({ query: OpenArticleDocument, variables: { id: true } });
      // @ts-expect-error There is no such variable.
      client.query({ query: OpenArticleDocument, variables: { id: '1', slug: 'a' } });
      // @ts-expect-error The variables are missing.
      client.query({ query: OpenArticleDocument });
    };
    expectTypeOf(asked).toBeFunction();
  });

  test('the answer and the variables of a mutation by its document', () => {
    const sent = async (client: ApolloClient) => {
      const variables = { email: 'asha@example.com', password: 'seven geese on a pier' };
      const { data } = await client.mutate({ mutation: SignInDocument, variables });
      expectTypeOf(data).toEqualTypeOf<SignInMutation | undefined>();
      // @ts-expect-error There is no such field.
      data?.noSuchField;
      // @ts-expect-error A password is text.
      client.mutate({ mutation: SignInDocument, variables: { ...variables, password: 7 } });
      // @ts-expect-error The password is missing.
      client.mutate({ mutation: SignInDocument, variables: { email: 'asha@example.com' } });
    };
    expectTypeOf(sent).toBeFunction();
  });
});

test('no generated file keeps the compiler away', () => {
  const generated = globSync('{client,server,tests}/**/*.generated.ts', { cwd: root });
  expect(generated.length).toBeGreaterThan(30);
  const silent = generated.filter((path) => /@ts-(?:nocheck|ignore)/.test(readFileSync(join(root, path), 'utf8')));
  expect(silent).toEqual([]);
});

test('the document alone says of which types a request is', () => {
  // The client's own class hands on what its caller has said.
  const typed = sourceFiles('client/**/*.{ts,tsx}')
    .filter(({ path }) => path !== 'client/apollo/client.ts')
    .filter(({ code }) =>
      /\.(?:query|mutate|watchQuery|readQuery|writeQuery)<|\buse(?:Query|LazyQuery|Mutation)</.test(code),
    )
    .map(({ path }) => path);
  expect(typed).toEqual([]);
});
