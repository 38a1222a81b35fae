import { guide } from './guide.ts';

/** How programs read and write the data of the pages. */
export const guidesForDevelopers = [
  guide(
    'Using the graph',
    '2026-11-28',
    `## Where it is

\`POST /graphql\` takes an operation as JSON, with \`query\`, \`variables\` and \`operationName\`. A browser that opens \`/graphql\` sees the playground, with ready queries for each area. The schema describes every field; ask for it by introspection.

## Lists

Lists are connections. Ask for \`first\` (to 100) and go on with \`after\`, the \`endCursor\` of \`pageInfo\`. \`totalCount\` counts to 10,000; \`totalIsCapped\` says that there are more. \`facets\` count the choices of a filter. Both cost a statement each, so ask for them only where you show them.

## Changes

A mutation answers its payload or an error with a type of its own, such as \`ValidationError\`, which names each field and says what is wrong with it. Select \`__typename\` and \`... on Error { message }\`.

## A typed client

\`GET /graphql/client.ts\` is a client in one TypeScript file, made from the schema, that needs no package: types of all that the graph takes and answers, and the operations behind the REST paths, under their names in the OpenAPI document. \`GET /graphql/client.ts.sha256\` is its checksum, for \`sha256sum --check\`.

## Limits

An operation may be 12 levels deep, with 20 root fields, 15 aliases and 5,000 points of cost. What is refused says which limit it is.`,
  ),
  guide(
    'Using REST',
    '2026-11-23',
    `## Where it is

Every path stands under \`/api\` and is described by \`GET /api/openapi.json\` (OpenAPI 3.1), with an example of each request and answer. The paths run operations of the graph, so both interfaces give the same data.

## Lists

\`limit\` is 1 to 100. Go on with \`cursor\`, the \`nextCursor\` of the answer before, or with \`offset\`. A parameter that a path does not know is refused, so that a misspelt filter never passes for an empty one.

## Errors

Every error is \`{ "error", "code", "fields", "requestId" }\`: a sentence for people, a word for programs, a sentence for each wrong field. 429 and 503 say in \`Retry-After\` how long to wait.

## Saving requests

Reads carry an \`ETag\`. Send it back as \`If-None-Match\`: 304 says that what you have still holds.`,
  ),
  guide(
    'Signing in from a program',
    '2026-11-23',
    `## Tokens

\`POST /api/auth/signin\` answers an access token, good for 15 minutes, and a refresh token. Send the access token as \`Authorization: Bearer\`. Before it is over, exchange the refresh token by \`POST /api/auth/refresh\`: each is good for one exchange, and the answer holds the next one.

## Once and no more

Send an \`Idempotency-Key\` of your own, such as a UUID, with each POST that creates something. The same request with the same key creates nothing more for 24 hours, so that it can be sent again when its answer was lost.

## Limits

Wrong passwords are counted for the account and the network that they come from: 10 in 5 minutes. Keep tokens on your server, and end sessions that you no longer need by \`POST /api/auth/signout\`.

## Pages of another origin

A browser may call the interfaces from another origin once the operator has listed it. Cookies are never taken from there.`,
  ),
];
