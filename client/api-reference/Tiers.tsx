import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { formatNumber } from '../ui/numbers.ts';
import type { ApiReferenceEntryFragment, ApiReferencePageQuery } from './api-reference-page.generated.ts';
import { GET_API_ACCESS, ILLUSTRATIVE, JOIN_COMMUNITY, LEARN_MORE } from './words.ts';

interface TiersProps {
  entries: readonly ApiReferenceEntryFragment[];
  /** How much each tier may ask. */
  tiers: ApiReferencePageQuery['partnerTiers'];
}

/** The tiers of partnership as ruled rows: what each is called, who it is for, and behind its control what it is used for. */
export function Tiers({ entries, tiers: quotas }: TiersProps) {
  const { search } = useLocation();
  const introduction = entries.find(({ key }) => key === 'api-reference.tiers');
  const tiers = entries.filter(({ key }) => key.startsWith('api-reference.tiers.'));
  if (!introduction || tiers.length === 0) return null;
  return (
    <section aria-labelledby="tiers" className="bg-canvas">
      <div className="page-wrap py-10 lg:py-16">
        <h2 id="tiers" tabIndex={-1} className="mb-3 text-h2">
          {introduction.title}
        </h2>
        <Markdown source={introduction.body} />
        <ul className="mt-6 border-t-2 border-ink">
          {tiers.map((tier) => (
            <Tier key={tier.key} tier={tier} quotas={quotas} />
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to="/account/api-keys">{GET_API_ACCESS}</ButtonLink>
          <ButtonLink to={{ search, hash: 'community' }}>{JOIN_COMMUNITY}</ButtonLink>
        </div>
        {introduction.illustrative && <p className="mt-4 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
      </div>
    </section>
  );
}

function Tier({
  tier: { title, body, items },
  quotas,
}: {
  tier: ApiReferenceEntryFragment;
  quotas: TiersProps['tiers'];
}) {
  const name = items.find(({ label }) => label === 'Access tier')?.value ?? title;
  const quota = quotas.find(({ label }) => label === name);
  const useCases = items.flatMap(({ text }) => text ?? []);
  return (
    <li className="grid-cols-12 gap-x-8 border-b border-line py-4 lg:grid">
      <h3 className="col-span-3 text-base">{name}</h3>
      <div className="col-span-6">
        <p className="text-sm font-bold">{title}</p>
        <p className="text-sm text-ink-2">{body}</p>
        {quota && <p className="num mt-1 text-sm">{formatNumber(quota.pointsAnHour)} points an hour for API keys</p>}
      </div>
      <details className="col-span-3">
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]">
          {LEARN_MORE}
          <span className="sr-only"> about {name}</span>
        </summary>
        <ul className="flex list-disc flex-col gap-1 pb-2 pl-6 text-sm">
          {useCases.map((useCase) => (
            <li key={useCase}>{useCase}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
