import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { dialogAddress, openedState } from '../dialog/dialog-address.ts';
import { problemOf } from '../forms/problem.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { formatDate } from '../ui/dates.ts';
import { formatMoment } from '../ui/moments.ts';
import { notify } from '../ui/notify.ts';
import { Tag } from '../ui/Tag.tsx';
import { type OwnApiKeyFragment, RevokeApiKeyDocument } from './api-keys.generated.ts';
import { ClientId } from './ClientId.tsx';
import { KeyUsage } from './KeyUsage.tsx';
import { renewalDialog } from './key-dialogs.ts';
import { NOT_REVOKED, REVOKED } from './words.ts';

interface ApiKeyItemProps {
  apiKey: OwnApiKeyFragment;
  scopeNames: readonly string[];
  onChange: () => Promise<unknown>;
}

/** One key: its name, its expiry, its usage, and its actions. */
export function ApiKeyItem({ apiKey, scopeNames, onChange }: ApiKeyItemProps) {
  const { id, name, beginning, isExpired } = apiKey;
  const { search } = useLocation();
  const { revoke, isWorking } = useRevoking(id, onChange);
  return (
    <li className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        {isExpired && <Tag tone="warning">Expired</Tag>}
      </div>
      <p className="mt-1 font-mono text-sm">
        {beginning}
        <span aria-hidden>…</span>
      </p>
      <KeyFacts apiKey={apiKey} scopeNames={scopeNames} />
      <KeyUsage usage={apiKey.usage} id={id} name={name} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          size="compact"
          to={{ search: dialogAddress(search, renewalDialog(id)) }}
          state={openedState()}
          data-renew-key={id}
        >
          Renew<span className="sr-only"> {name}</span>
        </ButtonLink>
        <ConfirmedButton
          label="Revoke"
          about={name}
          question={`Do you want to revoke ${name}?`}
          consequence="Programs that use this key are refused at once, and its usage is deleted. This cannot be undone."
          yes="Yes, revoke it"
          no="No, keep it"
          isWorking={isWorking}
          onConfirm={() => void revoke()}
        />
      </div>
    </li>
  );
}

function KeyFacts({ apiKey, scopeNames }: Pick<ApiKeyItemProps, 'apiKey' | 'scopeNames'>) {
  const { id, name, createdAt, renewedAt, expiresAt, lastUsedOn, previousBeginning, previousEndsAt } = apiKey;
  const facts: (readonly [string, ReactNode])[] = [
    ['Client ID', <ClientId key={id} id={id} about={name} />],
    ['May be used for', scopeNames.join(', ')],
    ['Created', formatDate(createdAt)],
    ...(renewedAt === createdAt ? [] : [['Renewed', formatDate(renewedAt)] as const]),
    ['Works until', formatDate(expiresAt)],
    ['Last used', lastUsedOn ? formatDate(lastUsedOn) : 'Never'],
    ...(previousEndsAt
      ? [['Old key', `${previousBeginning}… works until ${formatMoment(previousEndsAt)}`] as const]
      : []),
  ];
  return (
    <dl className="mt-3 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="gap-x-6 py-1 sm:grid sm:grid-cols-[9rem_1fr]">
          <dt className="text-ink-2">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Revokes a key, and shows the result. */
function useRevoking(id: string, onChange: () => Promise<unknown>) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const revoke = async () => {
    if (isWorking) return;
    setWorking(true);
    const problem = await client
      .mutate({ mutation: RevokeApiKeyDocument, variables: { id }, fetchPolicy: 'no-cache' })
      .then(
        ({ data }) =>
          data?.answer.__typename === 'RevokedApiKeyPayload' ? undefined : (data?.answer.message ?? NOT_REVOKED),
        (error: unknown) => problemOf(error, NOT_REVOKED).message,
      );
    forgetActivity(client.cache);
    if (problem === undefined) {
      // The button that was pressed goes with its key.
      document.getElementById('own-keys')?.focus({ preventScroll: true });
    }
    await onChange().catch(() => undefined);
    setWorking(false);
    notify(problem === undefined ? { title: REVOKED } : { title: NOT_REVOKED, text: problem, tone: 'error' });
  };
  return { revoke, isWorking };
}
