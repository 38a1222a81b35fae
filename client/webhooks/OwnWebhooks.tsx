import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, useSessionKeeper } from '../accounts/use-session.ts';
import { dialogAddress, openDialog, openedState } from '../dialog/dialog-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WebhookItem } from './WebhookItem.tsx';
import { ADDING, webhookOf } from './webhook-dialogs.ts';
import { useOwnWebhooksQuery } from './webhooks.generated.ts';
import { ADD_WEBHOOK, NO_WEBHOOKS, NO_WEBHOOKS_TEXT, WEBHOOKS_NOT_LOADED } from './words.ts';

const AddWebhookDialog = lazy(() =>
  import('./AddWebhookDialog.tsx').then((module) => ({ default: module.AddWebhookDialog })),
);
const ChangeWebhookDialog = lazy(() =>
  import('./ChangeWebhookDialog.tsx').then((module) => ({ default: module.ChangeWebhookDialog })),
);
const NewSecretDialog = lazy(() =>
  import('./NewSecretDialog.tsx').then((module) => ({ default: module.NewSecretDialog })),
);

/** The webhooks of the signed-in user, with their actions. */
export function OwnWebhooks() {
  const keeper = useSessionKeeper();
  const { session, failure } = useSession();
  const { search } = useLocation();
  const { data, error, loading, refetch } = useOwnWebhooksQuery({ skip: !session, fetchPolicy: 'cache-and-network' });
  const problem = error ?? failure;
  if (!session || !data) {
    if (!problem || loading) return <Skeleton className="h-64 w-full max-w-read" />;
    const retry = () => (session ? refetch() : keeper.renew());
    return (
      <ErrorPanel
        title={WEBHOOKS_NOT_LOADED}
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
  const { webhookEndpoints: webhooks, webhookEvents: events } = data;
  const dialog = openDialog(search);
  const changed = webhooks.find(({ id }) => id === webhookOf('change', dialog));
  const renewed = webhooks.find(({ id }) => id === webhookOf('secret', dialog));
  const onChange = () => refetch();
  return (
    <section aria-labelledby="own-webhooks" className="max-w-read">
      <h2 id="own-webhooks" tabIndex={-1} className="text-h2 outline-none">
        Your webhooks
      </h2>
      <ButtonLink
        variant="primary"
        to={{ search: dialogAddress(search, ADDING) }}
        state={openedState()}
        data-add-webhook
        className="mt-6"
      >
        {ADD_WEBHOOK}
      </ButtonLink>
      {webhooks.length === 0 ? (
        <div className="mt-6 border-t border-line">
          <EmptyState title={NO_WEBHOOKS} text={NO_WEBHOOKS_TEXT} />
        </div>
      ) : (
        <ul className="mt-6 border-t-2 border-ink">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} events={events} onChange={onChange} />
          ))}
        </ul>
      )}
      <Suspense>
        {dialog === ADDING && <AddWebhookDialog events={events} onChange={onChange} />}
        {changed && <ChangeWebhookDialog webhook={changed} events={events} onChange={onChange} />}
        {renewed && <NewSecretDialog webhook={renewed} onChange={onChange} />}
      </Suspense>
    </section>
  );
}
