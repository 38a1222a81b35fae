import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CheckedForm } from '../../../forms/CheckedForm.tsx';
import { type Problem, problemOf, problemsOf } from '../../../forms/problem.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useRequestKey } from '../../../forms/use-request-key.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { refusedField } from '../../../lists/refused-field.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notify.ts';
import {
  PublishSafetyNoticeDocument,
  SafetyNoticeMatchesDocument,
  type SafetyNoticeMatchesQuery,
} from './desk.generated.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { NoticeMatches } from './NoticeMatches.tsx';
import { criteriaOf, noticeOf } from './notice-values.ts';
import { LOOK_FIRST, NOT_LOOKED_FOR, NOT_PUBLISHED, SHOW_MATCHES } from './words.ts';

/** What was matched, and by which words: it holds as long as these stand in the form. */
interface Looked {
  readonly words: string;
  readonly matches: SafetyNoticeMatchesQuery['safetyNoticeMatches'];
}

/** Enters a notice, shows what its words match, and publishes it for what is ticked. */
export function PublishNoticeForm({ onPublished, onCancel }: { onPublished: () => void; onCancel: () => void }) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const [looked, setLooked] = useState<Looked>();
  const [isLooking, setLooking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = async (values: FormData): Promise<Problem[]> => {
    if (!looked || looked.words !== JSON.stringify(criteriaOf(values))) {
      const problem = await look(values);
      return [problem ?? { message: LOOK_FIRST, field: 'products' }];
    }
    if (!values.get('publishedOn')) return [{ field: 'publishedOn', message: 'Enter the date of the notice' }];
    const input = noticeOf(values, looked.matches);
    try {
      const { data } = await client.mutate({
        mutation: PublishSafetyNoticeDocument,
        variables: { input },
        context: contextOf(input),
      });
      const answer = data?.publishSafetyNotice;
      if (answer?.__typename !== 'SafetyNoticePayload') return problemsOf(answer, NOT_PUBLISHED);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'equipment' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'equipmentItem' });
      notify({
        title: 'The notice is published',
        text: `Paused: ${answer.pausedProducts} listings and ${answer.pausedOrderItems} ordered items.`,
      });
      onPublished();
      return [];
    } catch (error) {
      return [problemOf(error, NOT_PUBLISHED)];
    }
  };
  const submission = useSubmission({ title: 'Publish a safety notice', failure: NOT_PUBLISHED, send });
  const { form, problems, isWorking } = submission;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  useEffect(() => {
    if (looked) heading.current?.focus();
  }, [looked]);
  /** Asks what the words match; answers what is wrong with them. */
  const look = async (values: FormData): Promise<Problem | undefined> => {
    const criteria = criteriaOf(values);
    try {
      const { data } = await client.query({
        query: SafetyNoticeMatchesDocument,
        variables: { criteria },
        fetchPolicy: 'no-cache',
      });
      if (!data) return { message: NOT_LOOKED_FOR };
      setLooked({ words: JSON.stringify(criteria), matches: data.safetyNoticeMatches });
      return undefined;
    } catch (error) {
      setLooked(undefined);
      const ofManufacturer = refusedField(error, 'manufacturer');
      if (ofManufacturer) return { field: 'manufacturer', message: ofManufacturer };
      const ofProducts = refusedField(error, 'products');
      return ofProducts ? { field: 'products', message: ofProducts } : problemOf(error, NOT_LOOKED_FOR);
    }
  };
  const showMatches = async () => {
    if (isLooking || !form.current) return;
    setLooking(true);
    const problem = await look(new FormData(form.current));
    setLooking(false);
    if (problem) notify({ title: NOT_LOOKED_FOR, text: problem.message, tone: 'error' });
  };
  return (
    <div className="mb-8 max-w-lead">
      <CheckedForm submission={submission} headingLevel="h2">
        <NoticeFields problems={problems} />
        <Button aria-disabled={isLooking} onClick={() => void showMatches()}>
          {isLooking ? 'Looking...' : SHOW_MATCHES}
        </Button>
        {looked && <NoticeMatches key={looked.words} matches={looked.matches} heading={heading} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Publish the notice" workingLabel="Publishing..." isWorking={isWorking} />
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
