import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asOneOperation } from '../database/driver/operation-statements.ts';
import { EventLoopTurns } from './event-loop-turns.ts';
import { ClientGoneError } from './refusals.ts';
import { requestSite } from './request-network.ts';
import { type SlotLimits, Slots } from './slots.ts';

/**
 * Rendering a page takes up to 50 ms of the process. While one page waits for the database another is rendered, so a few
 * slots suffice; each more would lengthen the pauses of everything else.
 */
const PAGE_LIMITS: SlotLimits = { slots: 4, mostWaiting: 1_000, longestWaitMs: 5_000 };

/**
 * Operations of the graph and of REST. Each takes a few milliseconds of the process, and some wait for the database for
 * seconds: so many slots that these do not hold up the others.
 */
const OPERATION_LIMITS: SlotLimits = { slots: 64, mostWaiting: 1_000, longestWaitMs: 5_000 };

/**
 * Signing out at its address on REST, which other work does not hold up and no limit of requests counts. So few slots that
 * a flood leaves the others their connections to the database; so long a wait that only a full line has any refused, and
 * then those of the site with the most in it.
 */
const SIGN_OUT_LIMITS: SlotLimits = { slots: 4, mostWaiting: 1_000, longestWaitMs: 60_000 };

/** Requests with large bodies, which also take an operation's slot: parsing takes three times the size of a body. */
const LARGE_BODY_LIMITS: SlotLimits = { slots: 4, mostWaiting: 100, longestWaitMs: 5_000 };

export type AdmissionLimits = Readonly<Record<'pages' | 'operations' | 'signOuts', SlotLimits>>;

/** What limits how much the process works on at a time. One for each server. */
export interface Admission {
  readonly pages: Slots;
  readonly operations: Slots;
  readonly signOuts: Slots;
  readonly largeBodies: Slots;
  /** For the passes of a render, and for work that has waited for a slot. */
  readonly turns: EventLoopTurns;
}

export function createAdmission(limits: Partial<AdmissionLimits> = {}): Admission {
  const turns = new EventLoopTurns();
  return {
    pages: new Slots(limits.pages ?? PAGE_LIMITS, turns),
    operations: new Slots(limits.operations ?? OPERATION_LIMITS, turns),
    signOuts: new Slots(limits.signOuts ?? SIGN_OUT_LIMITS, turns),
    largeBodies: new Slots(LARGE_BODY_LIMITS, turns),
    turns,
  };
}

/**
 * Does the work for a request when one of the slots of each kind is free; sites take turns (`requestSite`). On PostgreSQL
 * few of its statements run at a time.
 *
 * @throws OverloadedError, ClientGoneError
 */
export function admit<Value>(
  slots: readonly Slots[],
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = departureOf(reply);
  const site = requestSite(request);
  let isBegun = false;
  let endWatch: (() => void) | undefined;
  const begin = () => {
    isBegun = true;
    endWatch?.();
    return asOneOperation(() => work(signal));
  };
  const admitted = slots.reduceRight((inner, kind) => () => kind.run(site, signal, inner), begin)();
  if (isBegun) {
    return admitted;
  }
  endWatch = dropWhenHalfClosed(request.raw);
  return admitted.finally(endWatch);
}

/**
 * Closes the connection of a client that has closed its side while its request waits: hardly anyone does so and stays, and
 * nothing else tells that a client has left. Once the work has begun it costs little to answer.
 *
 * @returns what ends the watch.
 */
function dropWhenHalfClosed({ socket }: IncomingMessage): () => void {
  const drop = () => void socket.destroy();
  if (socket.readableEnded) {
    drop();
  }
  socket.once('end', drop);
  return () => void socket.off('end', drop);
}

/**
 * The same for work that is done even if its client has left.
 *
 * @throws OverloadedError
 */
export function admitToEnd<Value>(
  slots: Slots,
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { signal } = new AbortController();
  return slots.run(requestSite(request), signal, () => work(signal));
}

/** Aborted when the client closes the connection before it has been answered. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  // Not the request's own signal: a request counts as closed as soon as its body has been read.
  const departure = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) {
      departure.abort(new ClientGoneError());
    }
  });
  return departure.signal;
}
