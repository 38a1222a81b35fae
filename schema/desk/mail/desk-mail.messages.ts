import type { Letter } from '../../outbox/mail-content.ts';
import type { QueueLength } from '../desk.queries.ts';
import { deskQueues } from '../desk-queues.ts';

/** The counts of waiting items, queue by queue, without the names of people. */
export function deskMailLetter(lengths: readonly QueueLength[], origin: string): Letter {
  const sum = (count: (length: QueueLength) => number) => lengths.reduce((total, length) => total + count(length), 0);
  const waiting = sum((length) => length.waiting);
  const overdue = sum((length) => length.overdue);
  return {
    subject: `Operations: ${inWords(waiting, overdue)}`,
    paragraphs: [
      `${items(waiting)} waiting for operators at 8am today. ${late(overdue)}`,
      'These pages are there for operators who are signed in. If you see "Page not found", sign in first.',
    ],
    link: { label: 'Go to operations', address: `${origin}/operations` },
    items: lengths
      .filter((length) => length.waiting > 0)
      .map((length) => ({
        label: `${deskQueues[length.name].label}: ${inWords(length.waiting, length.overdue)}`,
        address: `${origin}/operations?section=${length.name}`,
      })),
  };
}

function inWords(waiting: number, overdue: number): string {
  return `${waiting.toLocaleString('en-GB')} waiting, ${overdue.toLocaleString('en-GB')} overdue`;
}

function items(count: number): string {
  return count === 1 ? '1 item was' : `${count.toLocaleString('en-GB')} items were`;
}

function late(count: number): string {
  if (count === 0) return 'None of them is overdue.';
  return count === 1 ? '1 of them is overdue.' : `${count.toLocaleString('en-GB')} of them are overdue.`;
}
