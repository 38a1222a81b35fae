import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const RESOLUTION_MS = 10;

/** Memory, processor time, and for how long the event loop was kept from what had arrived. */
export function measureProcess(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  new Gauge({
    name: 'nodejs_eventloop_delay_seconds',
    help: 'Delay of the event loop since these figures were last read.',
    labelNames: ['quantile'],
    registers,
    collect() {
      this.set({ quantile: '0.5' }, delay.percentile(50) / NANOSECONDS);
      this.set({ quantile: '0.99' }, delay.percentile(99) / NANOSECONDS);
      this.set({ quantile: '1' }, delay.max / NANOSECONDS);
      delay.reset();
    },
  });
  new Gauge({
    name: 'nodejs_memory_bytes',
    help: 'Memory of the process, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, bytes] of Object.entries(process.memoryUsage())) {
        this.set({ kind }, bytes);
      }
    },
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / MICROSECONDS);
    },
  });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'How long the process has been running.',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
}
