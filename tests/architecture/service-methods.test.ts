import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** A method of a service that is called from outside: its name, and the statements that it consists of. */
interface ServiceMethod {
  readonly name: string;
  readonly statements: readonly string[];
}

/** What may come before: it takes apart what the service was made from, names what the check is given, or is an empty map. */
const naming =
  /^const (?:\w+|\{[\w\s,:]+\}) = (?:this\.#dependencies(?:\.ports)?|\w+\[\w+\]|new Map<[\w\s,]+>\(\)|\{[\s\S]*\}(?: as const)?(?: satisfies Rules<[\w\s,]+>)?);$/;
/** `act` for what changes something, a check of the viewer for what is a user's own. */
const check =
  /^(?:return |await |return await |const (?:\w+|\{[^}]*\}) = (?:await )?)?(?:act|mayAct|signedIn|verified|operator)[(<]/;
/** For all else the method says whom it is for. */
const statedAudience = /\b(?:anyone|holderOfRow)\(this\.#dependencies\)/;
const delegation = /^return this\.(#\w+)\(/;

/** The part of a syntax tree that is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: Node | readonly Node[];
  readonly declaration?: Node | null;
  readonly key?: { readonly type: string; readonly name?: string };
  readonly kind?: string;
  readonly value?: Node | null;
}

function serviceMethods(text: string): ServiceMethod[] {
  const program = parseAst(text, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  return program.body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => type === 'ClassDeclaration')
    .flatMap(({ body }) => childrenOf(body))
    .filter(({ type, kind }) => type === 'MethodDefinition' && kind !== 'constructor')
    .map(({ key, value }) => ({
      name: `${key?.type === 'PrivateIdentifier' ? '#' : ''}${key?.name ?? ''}`,
      statements: childrenOf(value?.body as Node | undefined).map(({ start, end }) => text.slice(start, end)),
    }));
}

function childrenOf(node: Node | readonly Node[] | undefined): readonly Node[] {
  if (!node) return [];
  if ('type' in node) return childrenOf(node.body);
  return node;
}

function isChecked({ statements }: ServiceMethod, others: readonly ServiceMethod[]): boolean {
  const first = statements.find((statement) => !naming.test(statement)) ?? '';
  const [, delegate] = first.match(delegation) ?? [];
  const called = others.find(({ name }) => name === delegate);
  return check.test(first) || statedAudience.test(first) || (called !== undefined && isChecked(called, []));
}

test('each method of a service begins with act, a check of the viewer, anyone or holderOfRow', () => {
  // The outbox has no viewer: the portal itself sends.
  const services = sourceFiles('schema/**/*.service.ts').filter(({ text }) => text.includes('ServiceDependencies'));
  const found = services.flatMap(({ path, text }) => {
    const methods = serviceMethods(text);
    return methods.filter(({ name }) => !name.startsWith('#')).map((method) => ({ path, method, methods }));
  });
  expect(found.length).toBeGreaterThan(60);
  const unchecked = found.filter(({ method, methods }) => !isChecked(method, methods));
  expect(unchecked.map(({ path, method }) => `${path}: ${method.name}`)).toEqual([]);
});

test.each([
  ['const rows = await this.#read();', false],
  ['const { db, viewer } = this.#dependencies; await read(db); signedIn(viewer);', false],
  ['const words = shortText(q); return act(this.#dependencies, {}, work);', false],
  ['const { db, viewer } = this.#dependencies; const { accountId } = signedIn(viewer);', true],
  ['const name = names[provider]; return act(this.#dependencies, {}, work);', true],
  ['const made = new Map<string, MadeKey>(); const id = await act(this.#dependencies, {}, work);', true],
  ['const made = new Map<string, MadeKey>(); const key = await findKey(db, id);', false],
  ['const { db } = anyone(this.#dependencies);', true],
  ['return this.#change(id);', true],
  ['return this.#read(id);', false],
  ['', false],
])('a method of %j is told apart', (body, expected) => {
  const methods = serviceMethods(`export class Service {
    async method(): Promise<void> { ${body} }
    #change(id: string) { return act(this.#dependencies, {}, work); }
    #read(id: string) { return read(id); }
  }`);
  expect(methods[0] && isChecked(methods[0], methods)).toBe(expected);
});
