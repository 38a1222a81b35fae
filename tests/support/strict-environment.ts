import { Socket } from 'node:net';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';

/**
 * A test fails when the code under it writes to the console's error or warning stream, or connects to anything that is
 * not this machine, even where that code catches the refusal. A test that expects such a line spies on the console.
 */
const faults: string[] = [];

function throwFaults(): void {
  const found = faults.splice(0);
  if (found.length > 0) {
    throw new Error(found.join('\n'));
  }
}

beforeEach(throwFaults);
afterEach(throwFaults);
afterAll(throwFaults);

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    faults.push(`console.${level}: ${format(...values)}`);
  };
}

const databaseHost = process.env['TEST_DATABASE_URL'] && new URL(process.env['TEST_DATABASE_URL']).hostname;
const connect = firstConnect();

Socket.prototype.connect = function connectToThisMachine(this: Socket, ...values: unknown[]) {
  const host = hostOf(values);
  if (!isThisMachine(host)) {
    faults.push(`network: a connection to ${host} was tried`);
    queueMicrotask(() => this.destroy(new Error(`Tests reach no other machine, and ${host} is one.`)));
    return this;
  }
  return Reflect.apply(connect, this, values);
} as typeof connect;

/** The one of Node: files that share a process have it replaced one after the other. */
function firstConnect(): typeof Socket.prototype.connect {
  const kept = globalThis as { firstConnect?: typeof Socket.prototype.connect };
  kept.firstConnect ??= Socket.prototype.connect;
  return kept.firstConnect;
}

/** The host among the forms that connect takes: options, a port and a host, a path, or all that as a list. */
function hostOf([first, second]: readonly unknown[]): string {
  if (Array.isArray(first)) {
    return hostOf(first);
  }
  if (typeof first === 'object' && first !== null) {
    return 'host' in first && typeof first.host === 'string' && !('path' in first && first.path) ? first.host : '';
  }
  return typeof second === 'string' ? second : '';
}

function isThisMachine(host: string): boolean {
  return (
    host === '' || host === databaseHost || host === 'localhost' || host === '::1' || /^(?:127\.|::ffff:7f)/.test(host)
  );
}
