import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { runProgram } from '../support/program.ts';
import { auditLines } from './advisories.ts';
import { newerReleases, releaseLines } from './releases.ts';

test('a dependency is behind within its release line, and a newer line is told apart', () => {
  const versions = { a: '1.2.3', b: '0.4.1', c: '2.0.0', d: '3.1.0', e: '1.0.0' };
  expect(releaseLines({ a: '1.2.3' })).toEqual({ a: '^1.2.3' });
  expect(
    newerReleases(versions, {
      a: { wanted: '1.9.0', latest: '2.1.0' },
      b: { wanted: '0.4.1', latest: '0.5.0' },
      c: { wanted: '2.0.0', latest: '2.0.0' },
      d: { wanted: '3.1.0', latest: '2.9.9' },
    }),
  ).toEqual({
    behind: [{ name: 'a', current: '1.2.3', newest: '1.9.0' }],
    newerLines: [
      { name: 'a', current: '1.2.3', newest: '2.1.0' },
      { name: 'b', current: '0.4.1', newest: '0.5.0' },
    ],
  });
});

test('an audit tells what it found, and when there was none', () => {
  expect(auditLines(undefined)).toEqual([expect.stringContaining('does not answer npm audit')]);
  expect(auditLines({ metadata: { vulnerabilities: { total: 0 } }, vulnerabilities: {} })).toEqual([
    expect.stringContaining('no vulnerability'),
  ]);
  expect(
    auditLines({
      metadata: { vulnerabilities: { high: 1 } },
      vulnerabilities: { left: { severity: 'high', range: '<1.2.0' } },
    }),
  ).toEqual([expect.stringContaining('1 packages'), '  left <1.2.0 (high)']);
});

test('a registry that does not answer is named, and fails nothing', async () => {
  const result = await runProgram('tests/dependencies/main.ts', [], {
    npm_config_registry: `http://127.0.0.1:${await freePort()}`,
    npm_config_update_notifier: 'false',
  });
  expect(result).toEqual({
    code: 0,
    output: expect.stringMatching(/does not answer npm outdated,.+\n.*does not answer npm audit,/),
    errors: '',
  });
});
