import { expect, test } from 'vitest';
import { londonDate, timeAgo } from '../../../schema/text/clock-text.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T12:05:00Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', '1 day ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
  ['2026-08-20T12:00:00Z', '3 months ago'],
  ['2024-05-20T12:00:00Z', '2 years ago'],
])('%s was %s', (then, text) => {
  expect(timeAgo(then, now)).toBe(text);
});

test('the date is the one in London, in summer time too', () => {
  expect(londonDate(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  expect(londonDate(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});
