import type { FastifyReply } from 'fastify';
import type { QuotaState } from '../../schema/partners/tiers/quota-state.ts';

const HOUR_SECONDS = 3_600;
/** What the policy is called in both headers. */
const POLICY = '"points"';

/** Has an answer say how much of the hour is left (draft-ietf-httpapi-ratelimit-headers): points, and seconds until the next hour. */
export function setQuotaHeaders(reply: FastifyReply, quota: QuotaState | undefined, now: Date): void {
  if (quota) {
    const seconds = Math.max(0, Math.ceil((Date.parse(quota.resetAt) - now.getTime()) / 1000));
    reply.header('ratelimit-policy', `${POLICY};q=${quota.limit};w=${HOUR_SECONDS}`);
    reply.header('ratelimit', `${POLICY};r=${quota.remaining};t=${seconds}`);
  }
}
