import type { QuickStart } from './quick-starts.ts';

/** First calls with an API key, which each of them reads from the environment: keys do not belong into programs. */
export function quickStartsWithKeys(base: string): QuickStart[] {
  return [
    {
      id: 'first-call',
      title: 'Make a first call with your API key',
      summary:
        'Create a key on /account/api-keys for read:jobs and put it into the variable API_KEY. One request to the graph, one to REST.',
      language: 'Shell',
      code: `curl -sS '${base}/graphql' \\
  -H "authorization: Bearer $API_KEY" \\
  -H 'content-type: application/json' \\
  -d '{"query":"{ rateLimit { remaining } jobs(first: 1) { nodes { title } } }"}'
curl -sS '${base}/api/jobs?limit=1' -H "x-api-key: $API_KEY"`,
    },
    {
      id: 'call-with-a-key',
      title: 'Call with your API key from a program',
      summary: 'The same by fetch. It waits as long as it is told where the hour of your tier is used up.',
      language: 'JavaScript',
      code: `import { env } from 'node:process';

const ask = async (query) => {
  const response = await fetch('${base}/graphql', {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${env.API_KEY}\`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query }),
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return ask(query);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
};
const { rateLimit, jobs } = await ask(
  '{ rateLimit { limit cost remaining } jobs(first: 2) { nodes { title } } }',
);
console.log('Cost', rateLimit.cost, 'of', rateLimit.limit, 'points an hour');
for (const { title } of jobs.nodes) {
  console.log(title);
}`,
    },
    {
      id: 'exchange-a-key',
      title: 'Exchange your API key for a token',
      summary:
        'OAuth client credentials: the client is the Client ID of the key, which stands beside it on /account/api-keys (API_KEY_ID), and the key is its secret. The token is good for 15 minutes.',
      language: 'Shell',
      code: `curl -sS '${base}/oauth/token' \\
  -d grant_type=client_credentials \\
  -d client_id="$API_KEY_ID" \\
  -d client_secret="$API_KEY" \\
  -d scope=read:jobs`,
    },
  ];
}
