import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Problem, problemOf, problemsOf } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Entries } from '../thread/Entries.tsx';
import { ENQUIRY_NOT_LOADED } from '../words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import {
  CloseEnquiryDocument,
  type DeskEnquiryFragment,
  ReopenEnquiryDocument,
  useEnquiryHistoryQuery,
} from './desk.generated.ts';
import { NOT_CHANGED } from './words.ts';

interface OpenedEnquiryProps {
  enquiry: DeskEnquiryFragment;
  onChange: () => void;
  /** It is put away, with nothing done. */
  onClose: () => void;
}

/** The entries of an enquiry, and the operators' actions. */
export function OpenedEnquiry({ enquiry: { id, name, state, subject }, onChange, onClose }: OpenedEnquiryProps) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const { data, error, loading, refetch } = useEnquiryHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const isClosed = state === 'CLOSED';
  const move = async (): Promise<Problem[]> => {
    const variables = { id };
    const answer = isClosed
      ? (await client.mutate({ mutation: ReopenEnquiryDocument, variables })).data?.reopenEnquiry
      : (await client.mutate({ mutation: CloseEnquiryDocument, variables })).data?.closeEnquiry;
    return answer?.__typename === 'EnquiryPayload' ? [] : problemsOf(answer, NOT_CHANGED);
  };
  const change = async () => {
    if (isWorking) return;
    setWorking(true);
    const [problem] = await move().catch((failure: unknown) => [problemOf(failure, NOT_CHANGED)]);
    if (problem) {
      setWorking(false);
      notify({ title: NOT_CHANGED, text: problem.message, tone: 'error' });
      return;
    }
    notify(
      isClosed
        ? { title: 'The message is open again' }
        : { title: 'The message is closed', text: 'Its sender is told by email.' },
    );
    onChange();
  };
  return (
    <div className="mt-5 max-w-read">
      {data?.enquiry && <Entries entries={data.enquiry.entries} sender={name} operator={__PRODUCT_NAME__} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {!data && error && (
        <ErrorPanel title={ENQUIRY_NOT_LOADED} message={error.message} busy={loading} onRetry={() => refetch()} />
      )}
      {!isClosed && <AnswerForm id={id} onAnswered={onChange} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" aria-disabled={isWorking} onClick={() => void change()}>
          {isClosed ? 'Open again' : 'Close without a reply'}
          <span className="sr-only">: {subject}</span>
        </Button>
        <Button size="compact" onClick={onClose}>
          Put away<span className="sr-only"> {subject}</span>
        </Button>
      </div>
    </div>
  );
}
