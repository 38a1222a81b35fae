import { AsyncLocalStorage } from 'node:async_hooks';

/** Of the pool's 20 connections: three operations with many fields do not take all of them. */
const MOST_AT_ONCE = 6;

/** The statements of one operation: no more than a few run at a time, in the order in which they came. */
class OperationStatements {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  async run<Value>(statement: () => Promise<Value>): Promise<Value> {
    if (this.#running >= MOST_AT_ONCE) {
      // The statement that ends hands its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await statement();
    } finally {
      const next = this.#waiting.shift();
      if (next) {
        next();
      } else {
        this.#running -= 1;
      }
    }
  }
}

const current = new AsyncLocalStorage<OperationStatements>();

/** Does work whose statements count as those of one operation. */
export function asOneOperation<Value>(work: () => Promise<Value>): Promise<Value> {
  return current.run(new OperationStatements(), work);
}

/** Runs a statement when its operation may start another; at once if there is no operation. */
export function withinOperation<Value>(statement: () => Promise<Value>): Promise<Value> {
  return current.getStore()?.run(statement) ?? statement();
}
