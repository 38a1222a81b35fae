import type { Attack } from '../attack.ts';

const paths = ['/', '/staff-portal', '/api/jobs?limit=1', '/graphql?query={__typename}', '/%zz', '/no-such-page'];

/** Hosts and forwarded addresses that are made up, and addresses that cannot be read. */
export const headers: Attack = {
  name: 'headers',
  run: async (target) => {
    const faults: string[] = [];
    for (const path of paths) {
      const rebound = await target.send({ path, headers: { host: 'evil.example' } });
      if (typeof rebound.status === 'number' && rebound.status < 400) {
        faults.push(`${path} is served to evil.example`);
      }
      if (rebound.body.includes('evil.example') || JSON.stringify(rebound.headers).includes('evil.example')) {
        faults.push(`${path} repeats a host that is made up`);
      }
      await target.send({ path, headers: { 'x-forwarded-for': '::1, 10.0.0.1', 'x-forwarded-host': 'evil.example' } });
      await target.send({ path, headers: { forwarded: 'for=10.0.0.1;host=evil.example', 'x-real-ip': '10.0.0.1' } });
      await target.send({ path, headers: { cookie: `a=${'x'.repeat(12_000)}` } });
    }
    const health = await target.send({ path: '/health', headers: { host: 'evil.example' } });
    return health.status === 200 ? faults : [...faults, `/health answered ${health.status} to another host`];
  },
};
