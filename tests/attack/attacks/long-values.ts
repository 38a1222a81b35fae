import { isEnumType, isInputType } from 'graphql';
import { schema } from '../../../schema/index.ts';
import { type InputPlace, inputPlaces } from '../../support/input-places.ts';
import type { Attack } from '../attack.ts';
import { example, requestWith } from '../example-values.ts';
import type { Answer, HttpMessage, Target } from '../target.ts';

/** A letter that is not seen, of four bytes: 900 kB is what one body takes. */
const LONG = '\u{E0041}'.repeat(225_000);
const LONG_IN_ADDRESS = encodeURIComponent('\u{E0041}'.repeat(1_200));
const texts: Readonly<Record<string, string>> = { tags: LONG, brackets: '['.repeat(900_000) };
const NUMBERS = new Set(['Int', 'Float', 'Boolean']);
const VALUES = 50_000;
const SHOWN = 12;

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}
interface OpenApiOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: object }; readonly example?: object }>
    >;
  };
}

/** 900 kB of text in each argument of the graph and each field of REST, and 14 kB in each parameter of an address. */
export const longTexts: Attack = {
  name: 'long-texts',
  patience: 4,
  run: async (target) => {
    const places = inputPlaces().filter(
      ({ kind, item }) => kind !== 'list' && !isEnumType(schema.getType(item)) && !NUMBERS.has(item),
    );
    const graph = places.flatMap((place) =>
      Object.entries(texts).map(
        ([name, text]) => [`${place.name} of ${name}`, graphMessage(place, text, target)] as const,
      ),
    );
    await sendAll(target, [...graph, ...(await restMessages(target))]);
    return [];
  },
};

/** 50,000 values in each list argument of the graph. */
export const longLists: Attack = {
  name: 'long-lists',
  run: async (target) => {
    const places = inputPlaces().filter(({ kind }) => kind === 'list');
    const messages = places.map((place) => {
      const type = schema.getType(place.item);
      const entry = isInputType(type) ? example(type) : null;
      const values = Array.from({ length: VALUES }, (_, n) => (place.item === 'String' ? `value ${n}` : entry));
      return [place.name, graphMessage(place, values, target)] as const;
    });
    await sendAll(target, messages);
    return [];
  },
};

function graphMessage(place: InputPlace, value: unknown, { person }: Target): HttpMessage {
  const body = JSON.stringify(requestWith(place, value));
  // Signing out would spare whatever comes after it.
  const headers: Record<string, string> = /^(?:signOut|end|deleteAccount|changePassword)/.test(place.root.field.name)
    ? {}
    : { authorization: `Bearer ${person.token}` };
  return { method: 'POST', path: '/graphql', body, headers };
}

async function restMessages(target: Target): Promise<(readonly [string, HttpMessage])[]> {
  const { paths } = JSON.parse((await target.send({ path: '/api/openapi.json' })).body) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const address = `${path.startsWith('/api') ? '' : '/api'}${path}`.replaceAll(/\{\w+\}/g, 'x');
      const queries = parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => ({ method: method.toUpperCase(), path: `${address}?${name}=${LONG_IN_ADDRESS}` }));
      const { schema, example: given } = requestBody?.content['application/json'] ?? {};
      const bodies = Object.keys(schema?.properties ?? {}).map((name) => ({
        method: method.toUpperCase(),
        path: address,
        body: JSON.stringify({ ...given, [name]: LONG }),
      }));
      return [...queries, ...bodies].map((message) => [`${method.toUpperCase()} ${path}`, message] as const);
    }),
  );
}

/** One after the other, so that the milliseconds are those of the request. */
async function sendAll(target: Target, messages: readonly (readonly [string, HttpMessage])[]): Promise<void> {
  const answers: (readonly [string, Answer])[] = [];
  // From another network every so often: what is limited is not what is looked for.
  for (const [index, [name, message]] of messages.entries()) {
    if (target.isOver) {
      target.notes.push(`only ${index} of ${messages.length} were sent in the time`);
      break;
    }
    answers.push([name, await target.send({ network: 1 + (index % 200), ...message })]);
  }
  const slowest = answers.toSorted(([, one], [, other]) => other.milliseconds - one.milliseconds).slice(0, SHOWN);
  const shown = slowest.map(([name, { milliseconds, status }]) => `${name} ${Math.round(milliseconds)} ms (${status})`);
  target.notes.push(`of ${answers.length} places the slowest are ${shown.join(', ')}`);
}
