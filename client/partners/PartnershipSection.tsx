import { useSession } from '../accounts/use-session.ts';
import { formatDate } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { type OwnPartnershipQuery, useOwnPartnershipQuery } from './partnership.generated.ts';
import { TierForm } from './TierForm.tsx';

type Tiers = OwnPartnershipQuery['partnerTiers'];

/** How much the keys of the user may ask, and how to get more. */
export function PartnershipSection() {
  const { session } = useSession();
  const { data, error, loading, refetch } = useOwnPartnershipQuery({
    skip: !session,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="tier" className="mt-12 max-w-read">
      <h2 id="tier" tabIndex={-1} className="text-h2 outline-none">
        Your tier
      </h2>
      {!data && error && (
        <ErrorPanel
          title="Your tier could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!data && !error && <RowsSkeleton className="mt-6" />}
      {data && <Present data={data} onChange={() => refetch()} />}
    </section>
  );
}

function Present({ data, onChange }: { data: OwnPartnershipQuery; onChange: () => Promise<unknown> }) {
  const { partnership, partnerTiers } = data;
  const { tier, pointsAnHour, request } = partnership;
  return (
    <>
      <p className="num mt-4">
        {tier ? labelOf(partnerTiers, tier) : 'You have no partner tier'}: your keys have {formatNumber(pointsAnHour)}{' '}
        points an hour together.
      </p>
      <p className="mt-2 text-sm text-ink-2">
        Each operation costs points: a field one as a rule, a list as many as its page size times the fields of a row.
        On REST a request costs 10, and a list one more for each row.
      </p>
      {request && <LastRequest request={request} label={labelOf(partnerTiers, request.tier)} />}
      {request?.state !== 'WAITING' && (
        <TierForm tiers={partnerTiers.filter((offered) => offered.tier !== tier)} onChange={onChange} />
      )}
    </>
  );
}

function LastRequest({
  request: { state, askedAt, reason },
  label,
}: {
  request: NonNullable<OwnPartnershipQuery['partnership']['request']>;
  label: string;
}) {
  if (state === 'APPROVED') return null;
  return (
    <p className="mt-4 border-l-[6px] border-brand bg-brand-tint p-4 text-sm wrap-anywhere">
      {state === 'WAITING'
        ? `You asked for ${label} on ${formatDate(askedAt)}. We decide within 7 days and email you.`
        : `Your request for ${label} was not approved: ${reason}`}
    </p>
  );
}

function labelOf(tiers: Tiers, tier: string): string {
  return tiers.find((named) => named.tier === tier)?.label ?? tier;
}
