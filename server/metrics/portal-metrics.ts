import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { Admission } from '../admission/admission.ts';
import type { DatabaseActivity } from '../database/driver/observed-runner.ts';

/** Slots, what waits for them, and connections of the database. */
export function measurePortal(registry: Registry, admission: Admission, activity: DatabaseActivity): void {
  const registers = [registry];
  const uses = () =>
    (['pages', 'operations', 'signOuts'] as const).map((slots) => ({ slots, use: admission[slots].use }));
  new Gauge({
    name: 'admission_requests',
    help: 'Requests that are worked on, and that wait for a slot.',
    labelNames: ['slots', 'state'],
    registers,
    collect() {
      for (const { slots, use } of uses()) {
        this.set({ slots, state: 'running' }, use.running);
        this.set({ slots, state: 'waiting' }, use.waiting);
      }
    },
  });
  new Gauge({
    name: 'admission_waiting_networks',
    help: 'Networks that have a request waiting for a slot.',
    labelNames: ['slots'],
    registers,
    collect() {
      for (const { slots, use } of uses()) {
        this.set({ slots }, use.waitingNetworks);
      }
    },
  });
  new Counter({
    name: 'admission_refused_total',
    help: 'Requests that got no slot: the line was full, they were late, or their clients had left.',
    labelNames: ['slots', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { slots, use } of uses()) {
        for (const [reason, count] of Object.entries(use.refused)) {
          this.inc({ slots, reason }, count);
        }
      }
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the database that are open and idle, and how many statements and transactions wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(activity.connections())) {
        this.set({ state }, count);
      }
    },
  });
}
