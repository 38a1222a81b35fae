import { once } from 'node:events';
import { createServer } from 'node:net';
import vm from 'node:vm';

// Makes code from strings in every way there is, before it listens and after: what is watched must see the latter alone.
const evaluate = Reflect.get(globalThis, 'eval') as (source: string) => unknown;
const constructorOf = (sample: unknown) => Object.getPrototypeOf(sample).constructor as FunctionConstructor;

function generate(marker: string): void {
  const source = `/* ${marker} */ 1`;
  const { Function: Plain } = globalThis;
  new Plain(source);
  Plain(source);
  (() => undefined).constructor(source);
  constructorOf(async () => undefined)(source);
  constructorOf(function* () {
    yield undefined;
  })(source);
  constructorOf(async function* () {
    yield undefined;
  })(source);
  evaluate(source);
  new vm.Script(source);
  vm.runInThisContext(source);
  vm.runInNewContext(source);
  vm.compileFunction(source);
}

generate('before');
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
generate('after');
server.close();
