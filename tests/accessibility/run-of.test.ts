import { expect, test } from 'vitest';
import { type BrowserReport, LOOK, runOf } from './run-of.ts';

const look = (address: string, width: number, problems = 0) => ({
  type: LOOK,
  description: JSON.stringify({ address, width, problems }),
});
const spec = (...annotations: { type: string; description?: string }[]) => ({
  file: 'x.spec.ts',
  title: 'x',
  tests: [{ results: [{ annotations: [look('/', 1, 99)] }, { annotations }] }],
});
const report: BrowserReport = {
  stats: { startTime: '2026-11-23T21:00:00.000Z' },
  suites: [
    {
      specs: [spec(look('/', 1280), look('/', 390)), spec({ type: 'other' })],
      suites: [{ specs: [spec(look('/news', 390, 2)), spec(look('/elsewhere', 1280))] }],
    },
  ],
};

test('a run is told by its last attempts: pages, tests, widths and problems', () => {
  expect(runOf(report, '4.14.1', ['/news', '/'])).toEqual({
    ranOn: '2026-11-23',
    axe: '4.14.1',
    addresses: ['/', '/news'],
    states: 3,
    looks: 4,
    widths: [390, 1280],
    problems: 2,
  });
});

test('a run that has left out a page is not recorded', () => {
  expect(() => runOf(report, '4.14.1', ['/', '/about'])).toThrow('axe has not looked at /about');
});
