import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useSession } from '../accounts/use-session.ts';
import { problemOf } from '../forms/problem.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoment } from '../ui/moments.ts';
import { notify } from '../ui/notify.ts';
import { type KnownClaims, useClaims } from './claims.ts';
import { ClaimDeskItemDocument, ReleaseDeskItemDocument } from './desk.generated.ts';
import { HandOverForm } from './HandOverForm.tsx';

interface ItemClaimProps {
  id: string;
  /** What the item is called, for those who do not see it beside this. */
  name: string;
}

/** Which operator is at an item and since when, and the ways to claim it, to give it back and to hand it over. */
export function ItemClaim(props: ItemClaimProps) {
  const known = useClaims();
  return known?.claims && <KnownClaim {...props} {...known} claims={known.claims} />;
}

type KnownClaimProps = ItemClaimProps & KnownClaims & { claims: NonNullable<KnownClaims['claims']> };

function KnownClaim({ id, name, queue, claims, refetch }: KnownClaimProps) {
  const client = useApolloClient();
  const { session } = useSession();
  const status = useRef<HTMLParagraphElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const claim = claims.find(({ itemId }) => itemId === id);
  const isOwn = claim?.operatorId === session?.person.id;
  /** The button that was pressed is another one now. */
  const onChanged = async () => {
    // The earlier state is shown then; the mutation has its own message.
    await refetch().catch(() => undefined);
    status.current?.focus({ preventScroll: true });
  };
  const change = async (mutation: typeof ClaimDeskItemDocument | typeof ReleaseDeskItemDocument) => {
    if (isWorking) return;
    setWorking(true);
    const answer = await client.mutate({ mutation, variables: { queue, id } }).then(
      ({ data }) => data?.done,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    setWorking(false);
    if (answer && 'message' in answer) {
      notify({ title: 'Nothing was changed', text: answer.message, tone: 'error' });
    }
    await onChanged();
  };
  const since = claim && formatMoment(claim.claimedAt);
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p ref={status} tabIndex={-1} className="wrap-anywhere outline-none">
        {claim ? (
          <>
            Claimed by <span className="font-bold">{isOwn ? 'you' : claim.operatorName}</span>
            <span className="num text-ink-2"> since {since}</span>
          </>
        ) : (
          'No operator has claimed this'
        )}
      </p>
      {isHandingOver ? (
        <HandOverForm
          id={id}
          onEnd={() => {
            setHandingOver(false);
            void onChanged();
          }}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          {claim ? (
            <Button size="compact" aria-disabled={isWorking} onClick={() => void change(ReleaseDeskItemDocument)}>
              Release<span className="sr-only">: {name}</span>
            </Button>
          ) : (
            <Button size="compact" aria-disabled={isWorking} onClick={() => void change(ClaimDeskItemDocument)}>
              Claim<span className="sr-only">: {name}</span>
            </Button>
          )}
          <Button size="compact" onClick={() => setHandingOver(true)}>
            Hand over<span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
