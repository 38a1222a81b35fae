import { describe, expect, it } from 'vitest';
import { Places } from '../../../schema/combined-search/places.ts';
import { Deadline, TooLate } from '../../../schema/queries/deadline.ts';

describe('places for work', () => {
  it('are held until the work ends; work that gets none by its deadline fails without a start', async () => {
    const places = new Places(1);
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = places.run(new Deadline(10), () => promise);
    let begun = 0;
    const count = async () => {
      begun += 1;
    };
    await expect(places.run(new Deadline(20), count)).rejects.toThrow(TooLate);
    const patient = places.run(new Deadline(5_000), count);
    expect(begun).toBe(0);
    resolve('done');
    expect(await first).toBe('done');
    await patient;
    await places.run(new Deadline(0), count);
    expect(begun).toBe(2);
  });

  it('are released by work that fails', async () => {
    const places = new Places(1);
    await expect(places.run(new Deadline(10), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await places.run(new Deadline(10), async () => 'next')).toBe('next');
  });
});

it('a passed deadline lets no work start', () => {
  expect(() => new Deadline(0).check()).toThrow(TooLate);
  expect(() => new Deadline(1_000).check()).not.toThrow();
});
