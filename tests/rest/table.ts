import type { Parameter } from '../../server/rest/engine/parameter.ts';
import type { Route } from '../../server/rest/engine/route.ts';
import { routes } from '../../server/rest/routes.ts';

/** Parameters that mean something only beside another one. */
const companions: Readonly<Record<string, string>> = { radius: 'near=Leeds' };

/** Each row, with an address that is answered. */
export const everyRow = routes.map((route) => ({ name: route.path, route, address: addressOf(route) }));

/** Each address that is answered, with the methods that it answers. */
export const addresses = [...Map.groupBy(everyRow, ({ address }) => address)].map(([address, some]) => ({
  address,
  methods: some.flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
}));

const openRows = everyRow.filter(({ route }) => !route.signedIn && !route.body && !route.leniently);

/** Each row that anyone reads, with an address that is answered. */
export const rows = openRows.filter(({ route }) => route.method === 'GET');

/** Each row with which anyone changes something without a body, with an address that is answered. */
export const writingRows = openRows.filter(({ route }) => route.method === 'POST');

/** Each row that takes a body. */
export const bodyRows = everyRow.flatMap(({ name, address, route }) =>
  route.body ? [{ name, address, route, body: route.body }] : [],
);

/** Each row for which a user must be signed in. */
export const signedInRows = everyRow.filter(({ route }) => route.signedIn);

/** Each row that reads and each parameter of its query. */
export const queryParameters = queryParametersOf(rows);

/** Each row that reads and each parameter of its path. */
export const pathParameters = pathParametersOf(rows);

/** Each row that changes something and each parameter of its query. */
export const writingQueryParameters = queryParametersOf(writingRows);

/** Each row that changes something and each parameter of its path. */
export const writingPathParameters = pathParametersOf(writingRows);

type Row = (typeof everyRow)[number];

function queryParametersOf(some: readonly Row[]) {
  return some.flatMap(({ route, address }) =>
    route.queryParameters.map((parameter) => ({
      name: `${route.path} ${parameter.name}`,
      address,
      parameter,
      /** The address with this value of the parameter, which must be encoded. */
      given: (value: string) => `${address}?${parameter.name}=${value}`,
      companion: companions[parameter.name],
    })),
  );
}

function pathParametersOf(some: readonly Row[]) {
  return some.flatMap(({ route }) =>
    route.pathParameters.map((parameter) => ({
      name: `${route.path} ${parameter.name}`,
      given: (value: string) => route.path.replace(`{${parameter.name}}`, value),
    })),
  );
}

/** The example of a parameter as it stands in an address. */
export function exampleOf({ example = '' }: Parameter): string {
  return [example].flat().map(encodeURIComponent).join(',');
}

function addressOf(route: Route): string {
  return route.pathParameters.reduce(
    (path, parameter) => path.replace(`{${parameter.name}}`, exampleOf(parameter)),
    route.path,
  );
}
