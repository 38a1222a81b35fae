import { setTimeout as delay } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { Prepared } from './databases.ts';
import { HealthWatch } from './health-watch.ts';
import { AttackError, type AttackOptions } from './options.ts';
import { type Portal, startPortal } from './portal.ts';
import { faultsOf, type Outcome, tableOf } from './report.ts';
import { type Person, Target } from './target.ts';

/** After an attack the process has so long to release what it took, once it answers again. */
const RELEASE_MS = 1_000;
const RECOVERED_MS = 500;
const SAMPLE_MS = 100;
const LONGEST_RECOVERY_MS = 15_000;

/** Starts a portal, runs the attacks one after the other and prints the table. @returns whether all of them held */
export async function attackPortal(
  prepared: Prepared,
  attacks: readonly Attack[],
  options: AttackOptions,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const notes: string[] = [];
  let portal = await startPortal(prepared);
  let target = await targetOf(portal, prepared);
  let watch = new HealthWatch(portal.origin);
  try {
    for (const attack of attacks) {
      const outcome = await runAttack(attack, portal, target, watch, options);
      outcomes.push(outcome);
      notes.push(...target.notes.splice(0).map((note) => `${attack.name}: ${note}`));
      if (outcome.crashed || !outcome.hasRecovered) {
        await watch.stop();
        target.close();
        await portal.stop();
        portal = await startPortal(prepared);
        target = await targetOf(portal, prepared);
        watch = new HealthWatch(portal.origin);
      }
    }
  } finally {
    await watch.stop();
    target.close();
    await portal.stop();
  }
  console.log(`\n### On ${prepared.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}\n`);
  console.log(tableOf(outcomes, prepared.kind));
  if (notes.length > 0) {
    console.log(`\n${notes.map((note) => `- ${note}`).join('\n')}`);
  }
  return outcomes.every((outcome) => faultsOf(outcome, prepared.kind).length === 0);
}

async function runAttack(
  attack: Attack,
  portal: Portal,
  target: Target,
  watch: HealthWatch,
  options: AttackOptions,
): Promise<Outcome> {
  console.error(`${attack.name} ...`);
  await watch.take();
  const before = portal.memory();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, portal.memory());
  }, SAMPLE_MS);
  const startedAt = performance.now();
  target.begin(options.seconds * 1_000 * (attack.patience ?? 1));
  const faults = await attack.run(target, options.requests).catch((error: unknown) => [String(error)]);
  const milliseconds = performance.now() - startedAt;
  const statuses = new Map(target.statuses);
  const hasRecovered = await recovers(target);
  const health = await watch.take();
  await delay(RELEASE_MS);
  clearInterval(sampling);
  const outcome = { attack: attack.name, statuses, health, before, peak, milliseconds, faults, hasRecovered };
  return { ...outcome, after: portal.memory(), crashed: portal.hasEnded };
}

/** Waits until the portal answers as usual, so that what one attack left behind is not held against the next. */
async function recovers(target: Target): Promise<boolean> {
  const giveUpAt = performance.now() + LONGEST_RECOVERY_MS;
  while (performance.now() < giveUpAt) {
    const { status, milliseconds } = await target.send({ path: '/health' });
    if (status === 200 && milliseconds < RECOVERED_MS) {
      return true;
    }
    await delay(100);
  }
  return false;
}

async function targetOf({ origin }: Portal, { email, password }: Prepared): Promise<Target> {
  const visitor: Person = { email, password, token: '', cookies: '' };
  const target = new Target(origin, visitor);
  try {
    const answer = await target.send({
      method: 'POST',
      path: '/api/auth/signin',
      // A browser's sign-in: its device is known by a cookie afterwards.
      headers: { 'x-session-cookie': '1' },
      body: JSON.stringify({ email, password }),
    });
    if (answer.status !== 200) {
      throw new AttackError(`Signing in was answered with ${answer.status}: ${answer.body.slice(0, 200)}`);
    }
    const { access_token: token } = JSON.parse(answer.body) as { access_token: string };
    const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
    return new Target(origin, { ...visitor, token, cookies });
  } finally {
    target.close();
  }
}
