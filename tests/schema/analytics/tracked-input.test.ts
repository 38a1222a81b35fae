import { expect, test } from 'vitest';
import {
  detailsOf,
  deviceOf,
  eventTypeOf,
  pathOf,
  referrerHostOf,
  userAgentOf,
} from '../../../schema/analytics/tracked-input.ts';
import { FieldChecks } from '../../../schema/text/field-checks.ts';
import { isRobot } from '../../../schema/visitors/visitor.ts';
import { disproportion } from '../../support/long-input.ts';

const origin = 'https://portal.example';

/** What is read, and which fields are refused. */
function read<Value>(reading: (checks: FieldChecks) => Value): readonly [value: Value, refused: readonly string[]] {
  const checks = new FieldChecks();
  return [reading(checks), checks.problems.map(({ path }) => path)];
}

test.each([
  ['/staff-portal', '/staff-portal'],
  ['/staff-portal?q=nurse#open', '/staff-portal'],
  ['https://portal.example/news?article=a', '/news'],
  [' /news ', '/news'],
  ['news', '/news'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  ['/a b\u0000', '/a%20b'],
  ['', null],
  [undefined, null],
])('of %j the path is kept', (address, path) => {
  expect(read((checks) => pathOf(checks, 'pageUrl', address))).toEqual([path, []]);
});

test.each(['javascript:alert(1)', 'http://', `/${'a'.repeat(2_000)}`])('%j is no address of a page', (address) => {
  expect(read((checks) => pathOf(checks, 'pageUrl', address))[1]).toEqual(['pageUrl']);
});

test.each([
  ['https://www.example.org/a?secret=b', 'www.example.org'],
  [`${origin}/news`, null],
  ['not an address', null],
  ['mailto:a@example.org', null],
  ['', null],
  [null, null],
])('of the referrer %j the site is kept, unless it is this one', (referrer, host) => {
  expect(read((checks) => referrerHostOf(checks, { referrer, origin }))).toEqual([host, []]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/142.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/142.0.0.0 Safari/537.36', 'tablet'],
  ['Android mobile, another Android', 'tablet'],
  ['Android, another Android, mobile', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'computer'],
  ['', 'computer'],
])('%s is a %s to us', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each(['android', 'mobile', 'tablet ', 'bot', 'ubot', 'a', ' '])(
  'a name of many times %j takes no more than its length',
  async (word) => {
    // A header of the longest kind, ten times, so that the square of its length would show.
    const name = (length: number) => `${word.repeat(length / word.length)}mobile`;
    const read = (length: number) => async () => [
      deviceOf(name(length)),
      isRobot({ address: '192.0.2.7', browser: name(length) }),
    ];
    expect(await disproportion(read(150_000), read(15_000))).toBeUndefined();
  },
);

test('how a browser names itself is looked at only where it is no longer than any does', () => {
  expect(userAgentOf('a'.repeat(500))).toHaveLength(500);
  expect(() => userAgentOf('a'.repeat(501))).toThrow('User agent must be 500 characters or fewer');
});

test.each(['outbound_link', 'a', 'print', 'A.b-c_9', 'a'.repeat(50)])('%j is a type of event', (type) => {
  expect(read((checks) => eventTypeOf(checks, type))).toEqual([type, []]);
});

test.each(['', ' ', '9a', 'a b', 'a/b', 'ä', 'a'.repeat(51)])('%j is none', (type) => {
  expect(read((checks) => eventTypeOf(checks, type))[1]).toEqual(['eventType']);
});

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, index]));

test.each([
  [undefined],
  [{}],
  [{ a: 'b', c: 1, d: true, e: null }],
  [many(20)],
  [{ ['n'.repeat(50)]: 'v'.repeat(200) }],
])('the details %j are kept', (details) => {
  expect(read((checks) => detailsOf(checks, details))).toEqual([details ?? {}, []]);
});

test.each([
  [{ a: {} }],
  [{ a: [] }],
  [{ a: 'b\u0000' }],
  [{ a: '\ud800' }],
  [{ ['n'.repeat(51)]: 1 }],
  [{ a: 'v'.repeat(201) }],
  [{ a: Number.NaN }],
  [many(21)],
])('the details %j are not', (details) => {
  expect(read((checks) => detailsOf(checks, details))).toEqual([{}, ['metadata']]);
});
