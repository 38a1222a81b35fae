import { describe, expect, test } from 'vitest';
import type { LanguageModel } from '../../../schema/ports.ts';
import { type GuardOptions, guardedModel } from '../../../server/assistant/guarded-model.ts';
import { ModelError } from '../../../server/assistant/model-error.ts';

const prompt = { instructions: '', given: '' };
const { signal } = new AbortController();
type Write = LanguageModel['write'];

function guarded(write: Write, options: GuardOptions = {}) {
  const reasons: unknown[] = [];
  const model = guardedModel({ name: 'model', write }, { warn: (fields) => reasons.push(fields) }, options);
  const asked = async (by: AbortSignal = signal) => {
    const pieces: string[] = [];
    for await (const piece of model.write(prompt, by)) pieces.push(piece);
    return pieces.join('');
  };
  return { model, asked, reasons };
}

const never = () => new Promise<never>(() => undefined);

test('what the model writes is handed on', async () => {
  const { asked, reasons } = guarded(async function* () {
    yield 'a';
    yield 'b';
  });
  expect(await asked()).toBe('ab');
  expect(reasons).toEqual([]);
});

describe('a time limit ends', () => {
  test('what does not begin, also where the model ignores it', async () => {
    const { asked, reasons } = guarded(
      async function* () {
        yield await never();
      },
      { longestWaitMs: 20 },
    );
    await expect(asked()).rejects.toThrow('late');
    expect(reasons).toEqual([{ reason: 'late' }]);
  });

  test('what does not end', async () => {
    const { asked } = guarded(
      async function* () {
        yield 'a';
        yield await never();
      },
      { longestMs: 50 },
    );
    await expect(asked()).rejects.toThrow('late');
  });
});

describe('after three failures in a row', () => {
  const failing = (now: () => number) => {
    const state = { calls: 0, fails: true };
    const { asked } = guarded(
      async function* () {
        state.calls += 1;
        if (state.fails) throw new ModelError('answered with status 500');
        yield 'well';
      },
      { now },
    );
    return { state, asked };
  };

  test('it is left alone for 30 seconds, then tried once', async () => {
    let now = 0;
    const { state, asked } = failing(() => now);
    for (const _ of [1, 2, 3]) await expect(asked()).rejects.toThrow('status 500');
    await expect(asked()).rejects.toThrow('left alone');
    expect(state.calls).toBe(3);
    now = 30_000;
    await expect(asked()).rejects.toThrow('status 500');
    await expect(asked()).rejects.toThrow('left alone');
    now = 60_000;
    state.fails = false;
    expect(await asked()).toBe('well');
    expect(await asked()).toBe('well');
    expect(state.calls).toBe(6);
  });

  test('a success in between begins the count anew', async () => {
    const { state, asked } = failing(() => 0);
    for (const fails of [true, true, false, true, true, false]) {
      state.fails = fails;
      await asked().catch(() => undefined);
    }
    expect(state.calls).toBe(6);
  });
});

test('who leaves counts for no failure, and is noted nowhere', async () => {
  const { asked, reasons } = guarded(async function* () {
    yield await never();
  });
  for (const _ of [1, 2, 3, 4]) {
    await expect(asked(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  }
  expect(reasons).toEqual([]);
});

test('8 are asked at a time', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { asked } = guarded(async function* () {
    await end;
    yield 'a';
  });
  const running = Array.from({ length: 8 }, () => asked());
  await expect(asked()).rejects.toThrow('busy');
  resolve();
  expect(await Promise.all(running)).toEqual(Array(8).fill('a'));
  expect(await asked()).toBe('a');
});
