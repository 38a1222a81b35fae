import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a place that is not known', () => {
  const refusal = async (near: string) => {
    const query = 'query ($near: String) { jobs(filter: { near: $near }) { totalCount } }';
    const payload = { query, variables: { near } };
    return (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json().errors[0];
  };
  test.each([
    ['Harogate', 'Harrogate'],
    ['Middlesborough', 'Middlesbrough'],
    ['Edinburg', 'Edinburgh'],
  ])('is refused with the nearest names: %s', async (near, meant) => {
    const { message, extensions } = await refusal(near);
    expect(message).toBe(`We do not know the place '${near}'. Did you mean ${meant}?`);
    expect(extensions.fields[0]).toMatchObject({ path: 'near', message, meant: [{ name: meant }] });
  });

  test('is refused with advice where no name is near', async () => {
    const { message, extensions } = await refusal('Qqqqqq');
    expect(message).toBe("We do not know the place 'Qqqqqq'. Enter a town, a hospital site or a postcode.");
    expect(extensions.fields).toEqual([{ path: 'near', message }]);
  });
});
