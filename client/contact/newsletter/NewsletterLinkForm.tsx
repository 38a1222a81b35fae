import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { answerProblems } from '../../accounts/email/answer-problems.ts';
import { Sent } from '../../accounts/email/Sent.tsx';
import { asAnyone } from '../../accounts/session-requests.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import type { Problem } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LINK_NOT_FOLLOWED } from '../words.ts';
import { ConfirmNewsletterDocument, UnsubscribeFromNewsletterDocument } from './newsletter.generated.ts';
import type { NewsletterLink } from './newsletter-link.ts';

/** What is said above the button, and the words of that. */
const wordsOf = (kind: NewsletterLink['kind'], newsletter: string) =>
  kind === 'confirm'
    ? { text: `Confirm that you want the ${newsletter}.`, label: 'Confirm', workingLabel: 'Confirming...' }
    : {
        text: `You get no more ${newsletter}s from then on, and your email address is deleted.`,
        label: 'Unsubscribe',
        workingLabel: 'Unsubscribing...',
      };

interface NewsletterLinkFormProps {
  link: NewsletterLink;
  title: string;
  /** What the newsletter is called. */
  newsletter: string;
}

/** Follows the link of a mail: with a button, because programs that look through mail follow links, too. */
export function NewsletterLinkForm({ link: { kind, token }, title, newsletter }: NewsletterLinkFormProps) {
  const client = useApolloClient();
  const [done, setDone] = useState<string>();
  const follow = async () => {
    const options = { variables: { token }, ...asAnyone };
    if (kind === 'confirm') {
      const { data } = await client.mutate({ mutation: ConfirmNewsletterDocument, ...options });
      return data?.confirmNewsletter;
    }
    const { data } = await client.mutate({ mutation: UnsubscribeFromNewsletterDocument, ...options });
    return data?.unsubscribeFromNewsletter;
  };
  const send = async (): Promise<readonly Problem[]> => {
    const answer = await follow();
    if (answer?.__typename !== 'MessagePayload') return answerProblems(answer, LINK_NOT_FOLLOWED);
    setDone(answer.done);
    return [];
  };
  const submission = useSubmission({ title, failure: LINK_NOT_FOLLOWED, send });
  const { text, ...labels } = wordsOf(kind, newsletter);
  if (done) return <Sent>{done}</Sent>;
  return (
    <CheckedForm submission={submission} headingLevel="h2">
      <p>{text}</p>
      <SubmitButton {...labels} isWorking={submission.isWorking} />
    </CheckedForm>
  );
}
