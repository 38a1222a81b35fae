import { useApolloClient } from '@apollo/client/react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notify.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { useClaims } from './claims.ts';
import { HandOverDeskItemDocument, useDeskOperatorsQuery } from './desk.generated.ts';

const NOT_HANDED_OVER = 'The item was not handed over';

/** Hands an item over to another operator. */
export function HandOverForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  const client = useApolloClient();
  const queue = useClaims()?.queue;
  const { data: operators } = useDeskOperatorsQuery({ fetchPolicy: 'cache-and-network' });
  const send = async (values: FormData): Promise<Problem[]> => {
    const operatorId = String(values.get('operatorId') ?? '');
    if (operatorId === '' || !queue) return [{ field: 'operatorId', message: 'Choose an operator' }];
    const { data } = await client.mutate({ mutation: HandOverDeskItemDocument, variables: { queue, id, operatorId } });
    if (data?.done.__typename !== 'DeskClaimPayload') return problemsOf(data?.done, NOT_HANDED_OVER);
    notify({ title: 'The item is handed over' });
    onEnd();
    return [];
  };
  const submission = useSubmission({ title: 'Hand over', failure: NOT_HANDED_OVER, send });
  const { problems, isWorking } = submission;
  const options = (operators?.deskOperators ?? []).map(({ id: value, name: label }) => ({ value, label }));
  return (
    <div className="mt-3">
      <CheckedForm submission={submission}>
        <SelectField
          label="Hand over to"
          name="operatorId"
          autoFocus
          options={[{ value: '', label: 'Choose an operator' }, ...options]}
          error={problemAt(problems, 'operatorId')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton label="Hand over" workingLabel="Handing over..." isWorking={isWorking} />
          <Button onClick={onEnd}>Cancel</Button>
        </div>
      </CheckedForm>
    </div>
  );
}
