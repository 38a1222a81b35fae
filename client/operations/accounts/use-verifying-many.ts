import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, problemsOf } from '../../forms/problem.ts';
import { notify } from '../../ui/notify.ts';
import { nameOf } from './account-in-words.ts';
import {
  type AccountOfRecordFragment,
  type ChangedAccountsFragment,
  UndoVerificationsDocument,
  VerifyAccountsDocument,
  type VerifyAccountsMutation,
} from './accounts.generated.ts';

type Answer = VerifyAccountsMutation['answer'] | undefined;
type Outcomes = ChangedAccountsFragment['outcomes'];

/** Verifies several accounts in one request, shows the result, and offers to undo all of it. */
export function useVerifyingMany(onChange: () => void) {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const undo = async (verifications: { id: string; verifiedAt: string }[], names: Names) => {
    const sent = client.mutate({ mutation: UndoVerificationsDocument, variables: { verifications } });
    const outcomes = await outcomesOf(
      sent.then(({ data }) => data?.answer),
      'Nothing was undone',
    );
    if (outcomes) {
      const { done, refusals } = tell(outcomes, names);
      const text = ['They are waiting for verification again.', ...refusals].join(' ');
      if (done.length === 0) notify({ title: 'Nothing was undone', text: refusals.join(' '), tone: 'error' });
      else notify({ title: `The verification of ${accounts(done.length)} is undone`, text });
    }
    onChange();
  };
  const verify = async (chosen: readonly AccountOfRecordFragment[]) => {
    if (isWorking || chosen.length === 0) return;
    setWorking(true);
    const names: Names = new Map(chosen.map((account) => [account.id, nameOf(account)]));
    const variables = { accounts: chosen.map(({ id, organization }) => ({ id, organization })) };
    const sent = client.mutate({ mutation: VerifyAccountsDocument, variables });
    const outcomes = await outcomesOf(
      sent.then(({ data }) => data?.answer),
      NOT_VERIFIED,
    );
    setWorking(false);
    if (outcomes) {
      const { done, refusals } = tell(outcomes, names);
      // A verification by another operator cannot be undone here.
      const given = done.flatMap(({ account }) =>
        account?.verifiedAt ? [{ id: account.id, verifiedAt: account.verifiedAt }] : [],
      );
      if (given.length === 0 && refusals.length > 0) {
        notify({ title: NOT_VERIFIED, text: refusals.join(' '), tone: 'error' });
      } else if (given.length === 0) {
        notify({ title: 'The accounts are verified already' });
      } else {
        notify({
          title: `${accounts(given.length)} ${given.length === 1 ? 'is' : 'are'} verified`,
          text: ['They are told by email in 5 minutes, unless you undo it.', ...refusals].join(' '),
          action: { label: 'Undo', run: () => void undo(given, names) },
        });
      }
    }
    onChange();
  };
  return { isWorking, verify };
}

type Names = ReadonlyMap<string, string>;

const NOT_VERIFIED = 'No accounts were verified';

function accounts(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`;
}

/** What each account has come to; if nothing was answered for them, why is said and there is nothing. */
async function outcomesOf(sent: Promise<Answer>, failure: string): Promise<Outcomes | undefined> {
  try {
    const answer = await sent;
    if (answer?.__typename === 'AccountOutcomesPayload') return answer.outcomes;
    const [problem] = problemsOf(answer, failure);
    notify({ title: failure, text: problem?.message ?? '', tone: 'error' });
  } catch (error) {
    notify({ title: failure, text: problemOf(error, failure).message, tone: 'error' });
  }
  return undefined;
}

/** Which accounts were changed, and why others could not be, each by its name. */
function tell(outcomes: Outcomes, names: Names) {
  const refused = outcomes.filter(({ message }) => message !== null);
  return {
    done: outcomes.filter(({ changed }) => changed),
    refusals: refused.map(({ id, message }) => `${names.get(id) ?? id}: ${message}`),
  };
}
