import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { problemOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import { ShowNameOnCertificateDocument, useOwnCertificateQuery } from './certificate.generated.ts';

const NOT_CHANGED = 'The certificate was not changed';

interface HeldCertificateProps {
  code: string;
  /** Takes the name that the holder sees. */
  onName: (name: string | undefined) => void;
}

/** What the holder of a certificate sees besides: whether others see the name, and the way to change that. */
export function HeldCertificate({ code, onName }: HeldCertificateProps) {
  const client = useApolloClient();
  const { session } = useSession();
  const [isWorking, setWorking] = useState(false);
  const { data } = useOwnCertificateQuery({ variables: { code }, skip: !session });
  const held = session ? data?.ownCertificate : undefined;
  const name = held?.holderName;
  useEffect(() => {
    onName(name);
    return () => onName(undefined);
  }, [name, onName]);
  if (!held) return null;
  const change = async () => {
    if (isWorking) return;
    setWorking(true);
    const variables = { code, shown: !held.showsName };
    const answer = await client.mutate({ mutation: ShowNameOnCertificateDocument, variables }).then(
      ({ data: said }) => said?.showNameOnCertificate,
      (error: unknown) => ({ __typename: 'Failure' as const, ...problemOf(error, '') }),
    );
    setWorking(false);
    if (answer?.__typename === 'OwnCertificatePayload') {
      notify({ title: answer.certificate.showsName ? 'Your name is shown' : 'Your name is hidden' });
    } else {
      notify({ title: NOT_CHANGED, text: answer?.message ?? '', tone: 'error' });
    }
  };
  return (
    <section aria-labelledby="held" className="mt-10 max-w-read border-t border-line pt-6" data-print="hide">
      <h2 id="held" className="text-h3">
        This is your certificate
      </h2>
      <p className="mt-2">
        {held.showsName
          ? 'Everyone with the address of this page sees your name.'
          : 'You see your name here. Others with the address of this page do not see it.'}
      </p>
      <Button aria-disabled={isWorking} onClick={() => void change()} className="mt-4">
        {held.showsName ? 'Hide my name from others' : 'Show my name to others'}
      </Button>
    </section>
  );
}
