import { createRequire, syncBuiltinESMExports } from 'node:module';
import { Server } from 'node:net';
import { reportPrefix } from '../report-prefix.ts';

// Loaded before the server (`node --import`): from the moment at which it listens, everything that makes code from a
// string is reported on the error stream, one line each.

type Constructor = (abstract new (...given: never) => unknown) & ((...given: never) => unknown);

let isArmed = false;

/** Node's own reader of CommonJS modules evaluates the names in their source when one is first imported. */
const moduleReader = 'node:internal/deps/cjs-module-lexer';

/** The error stream is written at once: what ends the process right after it is still reported. */
function report(by: string, given: readonly unknown[]): void {
  const { stack = '' } = new Error(by);
  if (isArmed && !stack.includes(moduleReader)) {
    const source = given.map(String).join(' | ').replaceAll(/\s+/g, ' ').slice(0, 200);
    const caller = stack.split('\n').find((line) => line.includes('node_modules')) ?? '';
    process.stderr.write(`${reportPrefix}${by}: ${source} ${caller.trim()}\n`);
  }
}

function watched<Callable extends Constructor>(by: string, callable: Callable): Callable {
  return new Proxy(callable, {
    apply: (target, self, given) => {
      report(by, given);
      return Reflect.apply(target, self, given);
    },
    construct: (target, given, newTarget) => {
      report(by, given);
      return Reflect.construct(target as never, given, newTarget) as object;
    },
  });
}

const functions = [
  () => undefined,
  async () => undefined,
  function* () {
    yield undefined;
  },
  async function* () {
    yield undefined;
  },
];
for (const sample of functions) {
  const prototype = Object.getPrototypeOf(sample) as { constructor: Constructor };
  const { constructor: original } = prototype;
  const value = watched(original.name, original);
  Object.defineProperty(prototype, 'constructor', { value });
  if (original === Function) {
    globalThis.Function = value as FunctionConstructor;
  }
}
Reflect.set(globalThis, 'eval', watched('eval', Reflect.get(globalThis, 'eval') as unknown as Constructor));

const vm = createRequire(import.meta.url)('node:vm') as Record<string, unknown>;
for (const name of ['Script', 'compileFunction', 'runInContext', 'runInNewContext', 'runInThisContext']) {
  vm[name] = watched(`vm.${name}`, vm[name] as Constructor);
}
syncBuiltinESMExports();

const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]) {
  const isHandled = Reflect.apply(emit, this, [event, ...given]) as boolean;
  if (event === 'listening') {
    isArmed = true;
    process.stderr.write(`${reportPrefix}armed\n`);
  }
  return isHandled;
};
