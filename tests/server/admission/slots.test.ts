import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientGoneError, OverloadedError } from '../../../server/admission/refusals.ts';
import { Slots } from '../../../server/admission/slots.ts';

const PATIENCE_MS = 60_000;

/** Requests that hold their slots until they are told to end, in the order in which they began. */
function controlled(slots: Slots) {
  const begun: { readonly network: string; readonly end: () => void }[] = [];
  const ask = (network: string, signal: AbortSignal = new AbortController().signal) =>
    slots
      .run(network, signal, () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        begun.push({ network, end: resolve });
        return promise;
      })
      .then(
        () => 'done' as const,
        (error: unknown) => error,
      );
  return { begun, ask };
}

/** Lets everything happen that does not wait for a request to end: pieces of work begin some turns apart on a busy machine. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('slots', () => {
  test('are given out in turns of the networks, each in the order in which it asked', async () => {
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(asked, async (networks) => {
        const slots = new Slots({ slots: 1, mostWaiting: 100, longestWaitMs: PATIENCE_MS });
        const { begun, ask } = controlled(slots);
        const first = ask('first');
        const answers = networks.map((network) => ask(network));
        for (let ended = 0; ended <= networks.length; ended += 1) {
          await settle();
          begun[ended]?.end();
        }
        expect(await Promise.all([first, ...answers])).toEqual(Array(networks.length + 1).fill('done'));
        const served = begun.slice(1).map(({ network }) => network);
        expect(served.toSorted()).toEqual(networks.toSorted());
        // While a network waits, no other is served twice before it.
        for (const network of new Set(networks)) {
          const mine = served.flatMap((one, place) => (one === network ? [place] : []));
          mine.forEach((place, index) => {
            const between = served.slice(index === 0 ? 0 : (mine[index - 1] ?? 0) + 1, place);
            expect(new Set(between).size).toBe(between.length);
          });
        }
        expect(slots.use).toMatchObject({ running: 0, waiting: 0, waitingNetworks: 0 });
      }),
      { numRuns: 25 },
    );
  });

  test('are refused only while all are taken and the line is full, and to the network that has most in it', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom('a', 'b', 'c') }) },
      { weight: 1, arbitrary: fc.record({ end: fc.nat(10) }) },
      { weight: 1, arbitrary: fc.record({ leave: fc.nat(30) }) },
    );
    const limits = fc.record({ slots: fc.integer({ min: 1, max: 3 }), mostWaiting: fc.integer({ min: 0, max: 5 }) });
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 40 }), async ({ slots: count, mostWaiting }, steps) => {
        const slots = new Slots({ slots: count, mostWaiting, longestWaitMs: PATIENCE_MS });
        const { begun, ask } = controlled(slots);
        const clients: AbortController[] = [];
        const answers: Promise<unknown>[] = [];
        const ended = new Set<object>();
        for (const one of steps) {
          if ('ask' in one) {
            const before = slots.use;
            const client = new AbortController();
            clients.push(client);
            answers.push(ask(one.ask, client.signal));
            await settle();
            const refusals = slots.use.refused.full - before.refused.full;
            expect(refusals).toBe(before.running === count && before.waiting === mostWaiting ? 1 : 0);
          } else if ('end' in one) {
            const running = begun.filter((work) => !ended.has(work));
            const work = running[one.end % Math.max(1, running.length)];
            if (work) {
              ended.add(work);
              work.end();
            }
          } else {
            clients[one.leave % Math.max(1, clients.length)]?.abort(new ClientGoneError());
          }
          await settle();
          const { running, waiting } = slots.use;
          expect(running).toBe(begun.length - ended.size);
          expect(waiting).toBeLessThanOrEqual(mostWaiting);
          expect(waiting === 0 || running === count).toBe(true);
        }
        for (let place = 0; place < begun.length; place += 1) {
          begun[place]?.end();
          await settle();
        }
        const told = await Promise.all(answers);
        expect(
          told.every((one) => one === 'done' || one instanceof OverloadedError || one instanceof ClientGoneError),
        ).toBe(true);
        expect(slots.use).toMatchObject({ running: 0, waiting: 0, waitingNetworks: 0 });
      }),
      { numRuns: 100 },
    );
  });

  test('a full line makes room for a network that has less in it than another', async () => {
    const slots = new Slots({ slots: 1, mostWaiting: 3, longestWaitMs: PATIENCE_MS });
    const { begun, ask } = controlled(slots);
    const flood = Array.from({ length: 4 }, () => ask('flood'));
    const other = ask('other');
    expect(await flood[3]).toBeInstanceOf(OverloadedError);
    expect(slots.use).toMatchObject({ running: 1, waiting: 3, waitingNetworks: 2 });
    // Of its own requests a network loses the one that came too late.
    expect(await ask('flood')).toBeInstanceOf(OverloadedError);
    for (let place = 0; place < 4; place += 1) {
      await settle();
      begun[place]?.end();
    }
    expect(await other).toBe('done');
    expect(begun.map(({ network }) => network)).toEqual(['flood', 'flood', 'other', 'flood']);
  });

  test('are waited for no longer than the limit', async () => {
    const slots = new Slots({ slots: 1, mostWaiting: 10, longestWaitMs: 20 });
    const { begun, ask } = controlled(slots);
    const running = ask('a');
    expect(await ask('b')).toBeInstanceOf(OverloadedError);
    expect(slots.use).toMatchObject({ running: 1, waiting: 0, refused: { late: 1 } });
    begun[0]?.end();
    expect(await running).toBe('done');
  });

  test('a client that leaves is dropped from the line, and its work is never begun', async () => {
    const slots = new Slots({ slots: 1, mostWaiting: 10, longestWaitMs: PATIENCE_MS });
    const { begun, ask } = controlled(slots);
    const running = ask('a');
    const client = new AbortController();
    const waiting = ask('b', client.signal);
    await settle();
    client.abort(new ClientGoneError());
    expect(await waiting).toBeInstanceOf(ClientGoneError);
    expect(slots.use).toMatchObject({ waiting: 0, refused: { left: 1 } });
    begun[0]?.end();
    expect(await running).toBe('done');
    expect(begun).toHaveLength(1);
  });

  test('a client that leaves in the moment in which it is given a slot returns it', async () => {
    const slots = new Slots({ slots: 1, mostWaiting: 10, longestWaitMs: PATIENCE_MS });
    const { begun, ask } = controlled(slots);
    const running = ask('a');
    const client = new AbortController();
    const waiting = ask('b', client.signal);
    begun[0]?.end();
    await running;
    client.abort(new ClientGoneError());
    expect(await waiting).toBeInstanceOf(ClientGoneError);
    expect(slots.use.running).toBe(0);
    expect(begun).toHaveLength(1);
  });

  test('are given back by work that fails', async () => {
    const slots = new Slots({ slots: 1, mostWaiting: 0, longestWaitMs: PATIENCE_MS });
    const failing = slots.run('a', new AbortController().signal, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(slots.use.running).toBe(0);
  });
});
