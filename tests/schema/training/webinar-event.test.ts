import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escapeText, foldLine } from '../../../schema/training/webinars/calendar/calendar-text.ts';
import { londonProperty } from '../../../schema/training/webinars/calendar/london-clock.ts';
import { createWebinar } from '../../factories/training.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a line', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text));

  test('is folded to 75 bytes at most, and is itself again unfolded', () =>
    fc.assert(
      fc.property(line, (text) => {
        const folded = foldLine(text);
        expect(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
        expect(folded.replaceAll('\r\n ', '')).toBe(text);
      }),
    ));

  test('never ends a property early: what is escaped is read as it was', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', '\n', '"', ':', '£') }), (text) => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/[\r\n]/);
        const read = escaped.replaceAll(/\\([\\;,n])/g, (_all, sign) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(text);
      }),
    ));
});

/** Reads a property as a calendar does: the rules of the zone of the file, the first of two times the clocks show twice. */
function readProperty(property: string): Date {
  const [, year, month, day, hours, minutes, seconds] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(property) ?? [];
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes), Number(seconds));
  if (property.endsWith('Z')) return new Date(wall);
  const lastSunday = (of: number) => {
    const last = new Date(Date.UTC(Number(year), of + 1, 0));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  const forward = lastSunday(2) + 3_600_000;
  const back = lastSunday(9) + 2 * 3_600_000;
  return new Date(wall - (wall >= forward && wall < back ? 3_600_000 : 0));
}

test('an instant is the same for a calendar that reads it by the clocks in London, also where they change', () => {
  const nearChange = fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-10-31T01:00:00Z');
  const instant = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    fc
      .tuple(nearChange, fc.integer({ min: -180, max: 180 }))
      .map(([at, minutes]) => new Date(Date.parse(at) + minutes * 60_000)),
  );
  fc.assert(
    fc.property(instant, (at) => {
      const whole = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
      expect(readProperty(londonProperty('DTSTART', whole)).toISOString()).toBe(whole.toISOString());
    }),
    { numRuns: 500 },
  );
  expect(londonProperty('DTSTART', new Date('2026-12-04T14:30:00Z'))).toBe(
    'DTSTART;TZID=Europe/London:20261204T143000',
  );
  expect(londonProperty('DTSTART', new Date('2026-07-04T14:30:00Z'))).toBe(
    'DTSTART;TZID=Europe/London:20260704T153000',
  );
});

test('a webinar is answered as it is now, with a number that rises and a status that takes it out', async () => {
  const { id } = await createWebinar(app.db, { title: 'Bed, board; and more', presenter: 'Dr\\Ray' });
  const ask = () => app.server.inject(`/calendar/${id}.ics`);
  const unfolded = (body: string) => body.replaceAll('\r\n ', '');
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  const text = unfolded(answer.body);
  expect(text).toContain(`\r\nUID:${id}@`);
  expect(text).toContain('\r\nSEQUENCE:0\r\n');
  expect(text).toContain('\r\nSUMMARY:Bed\\, board\\; and more\r\n');
  expect(text).toContain('\r\nDTSTART;TZID=Europe/London:20261201T140000\r\n');
  expect(text).toContain('\r\nMETHOD:PUBLISH\r\n');
  expect(text).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(answer.body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  await app.db
    .updateTable('webinar')
    .set({ cancelled_at: '2026-11-20T09:00:00Z', sequence: 1 })
    .where('id', '=', id)
    .execute();
  const cancelled = unfolded((await ask()).body);
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED'])
    expect(cancelled).toContain(`\r\n${line}\r\n`);
  expect(cancelled).toContain(`\r\nUID:${id}@`);
  for (const unknown of ['01a00000-0000-7000-8000-000000000000', 'x']) {
    expect((await app.server.inject(`/calendar/${unknown}.ics`)).statusCode).toBe(404);
  }
});
