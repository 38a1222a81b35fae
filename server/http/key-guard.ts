import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import type { SignedInViewer, Viewer } from '../../schema/access/viewer.ts';
import type { Context } from '../../schema/context.ts';
import { ForbiddenError, QuotaExceededError } from '../../schema/errors.ts';
import { scopeOf } from '../../schema/partners/api-scopes.ts';
import type { KeyUsage } from '../../schema/partners/key-usage.ts';
import { pointsAnHourOf } from '../../schema/partners/tiers/partner-tiers.ts';
import type { QuotaState } from '../../schema/partners/tiers/quota-state.ts';
import type { Clock } from '../../schema/ports.ts';
import { londonDate } from '../../schema/text/clock-text.ts';
import type { QuotaMeter } from '../limits/quota-meter.ts';
import { needsNoSession } from './needs-no-session.ts';
import { rootFields } from './root-fields.ts';

/** What must hold of an operation that a program asks with a key; of any other nothing is asked here. */
export interface KeyGuard {
  /** Refuses what the scopes of the key do not open, unless it is there for those without a session. @throws ForbiddenError */
  permit(viewer: Viewer, document: DocumentNode, operationName?: string | null): void;
  /** Counts an operation that is about to run, whose cost is known. @throws QuotaExceededError */
  count(viewer: Viewer, cost: number): Promise<void>;
  /** How much of its hour the account has used, once an operation was counted or refused. */
  quotaOf(viewer: Viewer): QuotaState | undefined;
}

export interface KeyGuardOptions {
  readonly schema: GraphQLSchema;
  readonly usage: KeyUsage;
  /** Absent if nothing is limited. */
  readonly meter?: Pick<QuotaMeter, 'take'> | undefined;
  readonly clock: Clock;
}

export function keyGuard({ schema, usage, meter, clock }: KeyGuardOptions): KeyGuard {
  const quotas = new WeakMap<Viewer, QuotaState>();
  return {
    permit: (viewer, document, operationName) => {
      const key = keyOf(viewer);
      if (key && !needsNoSession(schema, document, operationName ?? undefined)) {
        permitFields(key.scopes, document, operationName);
      }
    },
    count: async (viewer, cost) => {
      if (viewer.kind === 'anonymous' || !viewer.key) {
        return;
      }
      const { accountId, key } = viewer;
      try {
        const quota = await meter?.take({ accountId, limit: pointsAnHourOf(key.tier), cost });
        if (quota) {
          quotas.set(viewer, quota);
        }
      } catch (error) {
        if (error instanceof QuotaExceededError) {
          quotas.set(viewer, error.quota);
        }
        throw error;
      }
      usage.add({ keyId: key.id, day: londonDate(clock.now()), points: cost });
    },
    quotaOf: (viewer) => quotas.get(viewer),
  };
}

/** The key that a program asks with. */
export function keyOf(viewer: Viewer): SignedInViewer['key'] {
  return viewer.kind === 'account' ? viewer.key : undefined;
}

/** Refuses programs with a key, where no scope opens what is asked for. @throws ForbiddenError */
export function refuseKey({ viewer }: Pick<Context, 'viewer'>): void {
  if (keyOf(viewer)) {
    throw new ForbiddenError('API keys cannot be used for this. Sign in instead.');
  }
}

function permitFields(scopes: readonly string[], document: DocumentNode, operationName?: string | null): void {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') {
    return;
  }
  const missing = new Set<string>();
  for (const field of rootFields(document, operation.selectionSet)) {
    const scope = field.startsWith('__') ? 'any' : scopeOf(operation.operation, field);
    if (scope === undefined) {
      throw new ForbiddenError(`API keys cannot be used for ${field}. Sign in instead.`);
    }
    if (scope !== 'any' && !scopes.includes(scope)) {
      missing.add(scope);
    }
  }
  if (missing.size > 0) {
    const names = [...missing].join(', ');
    throw new ForbiddenError(`This API key lacks ${missing.size === 1 ? 'the scope' : 'the scopes'} ${names}.`);
  }
}
