import { quickStartWithWebhooks } from './quick-start-with-webhooks.ts';
import { quickStartsWithKeys } from './quick-starts-with-keys.ts';

/** A first program on one of the interfaces, ready to run. */
export interface QuickStart {
  readonly id: string;
  readonly title: string;
  /** What it does, in a sentence or two. */
  readonly summary: string;
  readonly language: QuickStartLanguage;
  readonly code: string;
}

/** Modules in JavaScript are for Node 20 and newer, commands for the shell of any machine that has curl. */
export type QuickStartLanguage = 'JavaScript' | 'Shell';

/** The quick starts of the installation whose addresses begin with `base`. A test runs each of them against a portal. */
export function quickStarts(base: string): QuickStart[] {
  return [
    ...quickStartsWithKeys(base),
    quickStartWithWebhooks,
    {
      id: 'ask-the-graph',
      title: 'Ask the graph',
      summary: 'One request for the three posts that match a search best, with just the fields that you need.',
      language: 'JavaScript',
      code: `const query = \`query ($search: String) {
  jobs(first: 3, filter: { search: $search }) {
    totalCount
    nodes { title location salary }
  }
}\`;
const response = await fetch('${base}/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { search: 'nurse' } }),
});
const { data } = await response.json();
console.log(data.jobs.totalCount, 'posts');
for (const job of data.jobs.nodes) {
  console.log(job.title, '|', job.location, '|', job.salary);
}`,
    },
    {
      id: 'read-with-rest',
      title: 'Read with REST',
      summary: 'Documents page by page, until there is no further cursor. Plain addresses, no library.',
      language: 'JavaScript',
      code: `let cursor = '';
do {
  const address = new URL('${base}/api/compliance');
  address.searchParams.set('limit', '5');
  if (cursor) address.searchParams.set('cursor', cursor);
  const { documents, nextCursor } = await (await fetch(address)).json();
  for (const { title, version } of documents) {
    console.log(title, version);
  }
  cursor = nextCursor;
} while (cursor);`,
    },
    {
      id: 'sign-in',
      title: 'Open an account and sign in',
      summary:
        'An account, its profile by access token, and a fresh token before the first is over. Use your own details.',
      language: 'JavaScript',
      code: `const call = async (method, path, { body, token } = {}) => {
  const response = await fetch(\`${base}/api\${path}\`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: \`Bearer \${token}\` }),
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
};
const session = await call('POST', '/auth/signup', {
  body: {
    email: 'asha@example.com',
    password: 'seven geese on a pier',
    firstName: 'Asha',
    lastName: 'Mensah',
    phone: '01632 960 001',
    organization: 'Brambleford Community Hospital',
    role: 'nurse',
  },
});
const profile = await call('GET', '/auth/profile', { token: session.access_token });
console.log('Signed in as', profile.email);
const { expires_in } = await call('POST', '/auth/refresh', {
  body: { refresh_token: session.refresh_token },
});
console.log('Renewed for', expires_in, 'seconds');`,
    },
  ];
}
