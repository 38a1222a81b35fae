import { useEffect, useRef } from 'react';
import { useAccountChange } from '../accounts/use-account-change.ts';
import { rowsSoFar } from '../lists/rows-so-far.ts';
import { ShowMore } from '../lists/ShowMore.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatMoment } from '../ui/moments.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag, type TagTone } from '../ui/Tag.tsx';
import {
  type LoggedDeliveryFragment,
  ReplayWebhookDeliveryDocument,
  useWebhookLogQuery,
} from './webhook-log.generated.ts';
import type { OwnWebhookFragment } from './webhooks.generated.ts';
import { LOG_NOT_LOADED } from './words.ts';

const PAGE = 10;
/** So often the log is read again while a message is on its way. */
const LOOK_AGAIN_MS = 1_500;

interface WebhookLogProps {
  webhook: OwnWebhookFragment;
  /** A new number refetches it. */
  sent: number;
}

/** The recent deliveries of a webhook, and their results. */
export function WebhookLog({ webhook: { id: webhookId, url, isEnabled }, sent }: WebhookLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const { data, previousData, error, loading, refetch, fetchMore, startPolling, stopPolling } = useWebhookLogQuery({
    variables: { webhookId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.webhookDeliveries;
  const rows = page?.nodes ?? [];
  // A first attempt is made within seconds; if more rows are shown, refetching the first page would remove them.
  const isOnItsWay =
    rows.length <= PAGE &&
    rows.some(({ state, attempts, nextAttemptAt }) => state === 'WAITING' && attempts === 0 && nextAttemptAt);
  const read = useRef(sent);
  useEffect(() => {
    if (read.current === sent) return;
    read.current = sent;
    refetch().catch(() => undefined);
  }, [sent, refetch]);
  useEffect(() => {
    if (!isOnItsWay) return;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isOnItsWay, startPolling, stopPolling]);
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { webhookDeliveries: next } }) => ({
        ...before,
        webhookDeliveries: before.webhookDeliveries && next ? rowsSoFar(before.webhookDeliveries, next) : next,
      }),
    });
  return (
    <div className="mt-2 text-sm" aria-busy={loading}>
      <p className="text-ink-2">
        Messages of the last 30 days. Replay sends one again, with the same{' '}
        <code className="font-mono">webhook-id</code>.
      </p>
      {error && !page && (
        <ErrorPanel title={LOG_NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />
      )}
      {!page && !error && <Skeleton className="mt-4 h-16 w-full" />}
      {page && rows.length === 0 && <p className="mt-4">No message was sent yet. Send a test message to try it.</p>}
      {rows.length > 0 && (
        <ol ref={list} aria-label={`Messages to ${url}`} className="mt-4 border-t border-line">
          {rows.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} isEnabled={isEnabled} onReplay={() => refetch()} />
          ))}
        </ol>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure={LOG_NOT_LOADED}
        className="mt-4"
      >
        Show more messages
      </ShowMore>
    </div>
  );
}

const states: Readonly<Record<LoggedDeliveryFragment['state'], { readonly label: string; readonly tone: TagTone }>> = {
  WAITING: { label: 'Waiting', tone: 'information' },
  DELIVERED: { label: 'Delivered', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'alert' },
};

interface DeliveryProps {
  delivery: LoggedDeliveryFragment;
  isEnabled: boolean;
  onReplay: () => Promise<unknown>;
}

function Delivery({ delivery, isEnabled, onReplay }: DeliveryProps) {
  const { id, webhookId, event, happenedAt, state, attempts, nextAttemptAt, lastResult, body } = delivery;
  const { change, isWorking } = useAccountChange();
  // One that waits without a time waits for an earlier one about the same thing, which goes first.
  const mayBeSent = isEnabled && (state !== 'WAITING' || nextAttemptAt !== null);
  const about = ` ${event} of ${moment(happenedAt)}`;
  const replay = () =>
    change({
      send: (client) =>
        client.mutate({ mutation: ReplayWebhookDeliveryDocument, variables: { id }, fetchPolicy: 'no-cache' }),
      done: 'The message is on its way again',
      failure: 'The message was not sent again',
      after: onReplay,
    });
  return (
    <li className="border-b border-line py-4 outline-none">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <code className="font-mono font-bold wrap-anywhere">{event}</code>
        <Tag tone={states[state].tone}>{states[state].label}</Tag>
        <time dateTime={happenedAt} className="num text-xs text-ink-2">
          {moment(happenedAt)}
        </time>
      </div>
      <p className="mt-1">{lastResult ?? 'Not sent yet.'}</p>
      <p className="num mt-1 text-xs text-ink-2">
        {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        {nextAttemptAt && attempts > 0 && `, the next one on ${moment(nextAttemptAt)}`}
      </p>
      <details>
        <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.15em]">
          Show the message<span className="sr-only">{about}</span>
        </summary>
        <p className="mt-1 font-mono text-xs wrap-anywhere">webhook-id: {webhookId}</p>
        <pre className="mt-2 rounded bg-sunken p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          <code>{JSON.stringify(JSON.parse(body), null, 2)}</code>
        </pre>
      </details>
      {mayBeSent && (
        <Button size="compact" className="mt-2" aria-disabled={isWorking} onClick={() => void replay()}>
          Replay<span className="sr-only">{about}</span>
        </Button>
      )}
    </li>
  );
}

function moment(instant: string): string {
  return formatMoment(instant);
}
