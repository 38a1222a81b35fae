import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { occupations } from '../../../schema/accounts/profile/occupations.ts';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) {
  __typename
  ... on SessionPayload { accessToken user { id role access verifiedAt } }
  ... on Error { message } } }`;

async function open(role: string, more: object = {}) {
  const input = {
    email: `${role}-${Object.keys(more).length}@example.com`,
    password: 'seven geese on a pier',
    firstName: 'Asha',
    lastName: 'Mensah',
    phone: '01632 960 001',
    organization: 'Brambleford Community Hospital',
    ...acceptedTerms,
    role,
    ...more,
  };
  const { data, errors } = await askGraph(app, signUp, { variables: { input } });
  return { answer: data?.['signUp'] as Record<string, never> | undefined, errors };
}

test('whatever occupation is named, the account and its token are those of any new account', async () => {
  const kinds = new Set<string>();
  for (const role of occupations) {
    const { answer } = await open(role);
    const { accessToken = '', user } = (answer ?? {}) as { accessToken?: string; user?: { id: string } };
    expect(user).toMatchObject({ role, access: 'MEMBER', verifiedAt: null });
    const { sub, ...claims } = decodeJwt(accessToken);
    const row = await app.db
      .selectFrom('account')
      .select(['access', 'verified_at', 'suspended_at', 'terms_version', 'verification_asked_at'])
      .where('id', '=', user?.id ?? '')
      .executeTakeFirstOrThrow();
    kinds.add(JSON.stringify({ claims, row }));
    expect(sub).not.toBe(user?.id);
  }
  expect([...kinds]).toHaveLength(1);
});

test.each(['user ', 'operator', 'verified', 'Admin', 'admin,nurse', '__proto__'])(
  'an occupation that there is not is refused: %s',
  async (role) => {
    expect((await open(role)).answer).toMatchObject({ __typename: 'ValidationError' });
  },
);

test.each([{ access: 'OPERATOR' }, { verifiedAt: '2026-11-20T00:00:00Z' }, { id: '1' }, { role: ['admin'] }])(
  'nothing but what is asked for can be set: %j',
  async (more) => {
    const { answer, errors } = await open('nurse', more);
    expect(answer).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);
