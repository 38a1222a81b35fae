import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, useSessionKeeper } from '../accounts/use-session.ts';
import { dialogAddress, openDialog, openedState } from '../dialog/dialog-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ApiKeyItem } from './ApiKeyItem.tsx';
import { useOwnApiKeysQuery } from './api-keys.generated.ts';
import { renewedKey } from './key-dialogs.ts';
import { CREATE_KEY, KEYS_NOT_LOADED, NO_KEYS, NO_KEYS_TEXT } from './words.ts';

const CREATE = 'api-key';

const CreateKeyDialog = lazy(() =>
  import('./CreateKeyDialog.tsx').then((module) => ({ default: module.CreateKeyDialog })),
);
const RenewKeyDialog = lazy(() =>
  import('./RenewKeyDialog.tsx').then((module) => ({ default: module.RenewKeyDialog })),
);

/** The keys of the signed-in user, with their actions. */
export function OwnApiKeys() {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const { search } = useLocation();
  const { data, error, loading, refetch } = useOwnApiKeysQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const problem = error ?? failure;
  if (!session || !data) {
    if (!problem || loading) return <Skeleton className="h-64 w-full max-w-read" />;
    const retry = () => (session ? refetch() : keeper.renew());
    return (
      <ErrorPanel
        title={KEYS_NOT_LOADED}
        headingLevel="h2"
        message={problem.message}
        onRetry={() => {
          retry().catch(() => {
            // The query's own error says what failed.
          });
        }}
      />
    );
  }
  const { apiKeys, apiScopes } = data;
  const names = new Map(apiScopes.map(({ scope, name }) => [scope, name]));
  const dialog = openDialog(search);
  const renewed = apiKeys.find(({ id }) => id === renewedKey(dialog));
  return (
    <section aria-labelledby="own-keys" className="max-w-read">
      <h2 id="own-keys" tabIndex={-1} className="text-h2 outline-none">
        Your keys
      </h2>
      <ButtonLink
        variant="primary"
        to={{ search: dialogAddress(search, CREATE) }}
        state={openedState()}
        data-create-key
        className="mt-6"
      >
        {CREATE_KEY}
      </ButtonLink>
      {apiKeys.length === 0 ? (
        <div className="mt-6 border-t border-line">
          <EmptyState title={NO_KEYS} text={NO_KEYS_TEXT} />
        </div>
      ) : (
        <ul className="mt-6 border-t-2 border-ink">
          {apiKeys.map((key) => (
            <ApiKeyItem
              key={key.id}
              apiKey={key}
              scopeNames={key.scopes.map((scope) => names.get(scope) ?? scope)}
              onChange={() => refetch()}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {dialog === CREATE && <CreateKeyDialog scopes={apiScopes} onMade={() => refetch()} />}
        {renewed && <RenewKeyDialog apiKey={renewed} onMade={() => refetch()} />}
      </Suspense>
    </section>
  );
}
