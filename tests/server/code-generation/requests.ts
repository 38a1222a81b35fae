import { randomUUID } from 'node:crypto';
import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { examples } from '../../../server/playground/examples.ts';
import { onlyOperation } from '../../../server/playground/operations.ts';
import { everyRow, exampleOf } from '../../rest/table.ts';
import type { People, Person } from '../../schema/access/people.ts';
import { policies } from '../../schema/access/policies.ts';
import { type RootField, rootFields, wholeOperation } from '../../schema/access/whole-operation.ts';

/** A request as a client sends it over HTTP. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as a bearer token. */
  readonly token?: string;
}

interface GraphRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | undefined;
}

/** Root fields that end the session which they are called with. */
const endings = ['Mutation.deleteAccount', 'Mutation.endOtherSessions', 'Mutation.signOut'];

const unknown: Person = {
  id: randomUUID(),
  email: 'person@example.com',
  lastName: 'Surname',
  phone: '01632 960 100',
  organization: 'Test hospital',
  sessionId: randomUUID(),
  token: 'made up',
  refreshToken: 'made up',
};
/** Records that do not exist: what is refused is executed all the same. */
const peopleAs = (person: Person): People => ({
  self: person,
  owner: person,
  bystander: unknown,
  candidate: unknown,
  locked: unknown,
  occupation: 'nurse',
  job: randomUUID(),
  equipment: randomUUID(),
  ownApplication: randomUUID(),
  receivedApplication: randomUUID(),
  receivedNote: randomUUID(),
  draft: randomUUID(),
  apiKey: randomUUID(),
  webhook: randomUUID(),
  webhookDelivery: randomUUID(),
  tierRequest: randomUUID(),
  order: randomUUID(),
  membership: randomUUID(),
  invitation: randomUUID(),
  receivedInvitation: randomUUID(),
  quoteRequest: randomUUID(),
  quotedItem: randomUUID(),
  comment: randomUUID(),
  shownComment: randomUUID(),
});

/** Every root field with all that is below it, and every ready query of the playground. */
function usualOperations(person = unknown): GraphRequest[] {
  const people = peopleAs(person);
  const isEnding = ({ name }: RootField) => endings.includes(name);
  const last = rootFields().toSorted((one, other) => Number(isEnding(one)) - Number(isEnding(other)));
  const roots = last.map((root) => {
    const { given, levels } = policies[root.name] ?? {};
    return { query: wholeOperation(root, given?.(people) ?? '', levels) };
  });
  const ready = examples.flatMap(({ query, variables }) =>
    operationsOf(query).map(({ name }) => ({
      query: onlyOperation(query, name?.value),
      variables: JSON.parse(variables ?? '{}'),
      operationName: name?.value,
    })),
  );
  return [...roots, ...ready];
}

/** What a code generator might run: each ends a string, a template or a comment, or is a word that one treats apart. */
const hostileTexts = [
  "');globalThis.reached=1;('",
  '");globalThis.reached=1;("',
  ['$', '{globalThis.reached=1}'].join(''),
  '*/globalThis.reached=1/*',
  '\u2028globalThis.reached=1',
  '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.reached=1',
  '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8',
  'constructor',
  '__proto__',
];

const escaped = (text: string) =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const spellings: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  (text) => `"${escaped(text)}"`,
  (text) => `"""${text}"""`,
];

const searches = [
  'query { jobs(filter: { search: "", location: [""], department: [""] }, first: 1) { nodes { id } } }',
  'query { search(q: "", limit: 1) { hits { title } } }',
  'query ($q: String! = "") { searchNews(q: $q, limit: 1) { id } }',
];

/** The usual operations with hostile texts for all their literals, in each way of writing one. */
function hostileOperations(): GraphRequest[] {
  const writings = hostileTexts.flatMap((text) => spellings.map((spell) => spell(text)));
  const texts = [...searches, ...usualOperations().map(({ query }) => query)].filter((query) => query.includes('"'));
  return texts.flatMap((query, index) =>
    // Each operation with one of the writings, the searches with all of them.
    writings
      .filter((_, place) => index < searches.length || place === index % writings.length)
      .map((writing) => ({ query: query.replaceAll(/"[^"\n]*"/g, () => writing) })),
  );
}

function graphRequests({ query, variables = {}, operationName }: GraphRequest): HttpRequest[] {
  const body = { query, variables, ...(operationName && { operationName }) };
  const post = { method: 'POST', path: '/graphql', body };
  const search = new URLSearchParams({
    query,
    variables: JSON.stringify(variables),
    ...(operationName && { operationName }),
  });
  const get = { method: 'GET', path: `/graphql?${search}` };
  // What generates code does so when a document comes again.
  return query.startsWith('mutation') || get.path.length > 15_000 ? [post, post, post] : [post, post, post, get, get];
}

function operationsOf(query: string): OperationDefinitionNode[] {
  return parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function restRequests(): HttpRequest[] {
  return everyRow.flatMap(({ route, address }): HttpRequest[] => {
    const { method } = route;
    if (method === 'GET') {
      const parameters = route.queryParameters.filter(({ example }) => example !== undefined);
      const addresses = parameters.map((parameter) => `${address}?${parameter.name}=${exampleOf(parameter)}`);
      return [address, address, ...addresses].map((path) => ({ method, path: `/api${path}` }));
    }
    const fields = route.body?.fields.map(({ name, schema }) => [name, hostileValue(schema)]) ?? [];
    return [{}, Object.fromEntries(fields)].map((body) => ({ method, path: `/api${address}`, body }));
  });
}

function hostileValue({ type }: { readonly type?: unknown }): unknown {
  return type === 'string' ? hostileTexts[0] : type === 'boolean' ? true : 1;
}

const addresses = [
  '/',
  '/staff-portal',
  '/staff-portal?search=nurse&type=permanent',
  '/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315',
  '/compliance',
  '/compliance?doc=care-quality-commission-2025',
  '/equipment',
  '/equipment?item=01a1ede2-6680-76ca-83c8-90c1d3ac94af',
  '/news',
  '/news?article=pay-scales-for-2026-to-2027',
  '/help-center',
  '/help-center?article=create-an-account',
  '/equipment/safety-notices',
  '/training',
  '/training?path=nhs-compliance-excellence',
  '/system-status',
  '/account',
  '/account/api-keys',
  '/account/for-you',
  '/account/webhooks',
  '/operations',
  '/auth/callback?code=a&state=b',
  '/nothing-here',
  '/api/nothing-here',
  '/api/openapi.json',
  '/health',
];

function pageRequests(): HttpRequest[] {
  const hostile = hostileTexts.flatMap((text) =>
    ['/staff-portal?search=', '/compliance?doc=', '/news?search='].map((path) => `${path}${encodeURIComponent(text)}`),
  );
  return [...addresses, ...addresses, ...hostile].map((path) => ({ method: 'GET', path }));
}

/** All that the tests of the graph, of REST and of the pages send, as often as it takes to be cached. */
export function everyRequest(): HttpRequest[] {
  return [
    ...[...usualOperations(), ...hostileOperations()].flatMap(graphRequests),
    ...restRequests(),
    ...pageRequests(),
  ];
}

/** Who sends requests with a session. */
export type SignedInSender = Pick<Person, 'id' | 'email' | 'token'>;

/** All of the graph and of REST with a session, which is ended by the last of them. */
export function signedInRequests({ token, ...sender }: SignedInSender): HttpRequest[] {
  const operations = usualOperations({ ...unknown, ...sender }).flatMap(graphRequests);
  return [...restRequests().filter(endsNoSession), ...operations].map((request) => ({ ...request, token }));
}

function endsNoSession({ method, path }: HttpRequest): boolean {
  return !path.startsWith('/api/auth/signout') && !(method === 'DELETE' && path.startsWith('/api/account'));
}
