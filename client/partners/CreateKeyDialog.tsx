import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { textOf } from '../accounts/account-checks.ts';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { useClose } from '../dialog/use-close.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useRequestKey } from '../forms/use-request-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CreateApiKeyDocument, type OwnApiKeysQuery } from './api-keys.generated.ts';
import { MadeKey, type MadeKeyAnswer } from './MadeKey.tsx';
import { ScopeBoxes } from './ScopeBoxes.tsx';
import { CREATE_KEY, KEY_CREATED, lifetimes, NOT_CREATED } from './words.ts';

interface CreateKeyDialogProps {
  scopes: OwnApiKeysQuery['apiScopes'];
  onMade: () => Promise<unknown>;
}

/** Makes a key, and shows it once. */
export function CreateKeyDialog({ scopes, onMade }: CreateKeyDialogProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const onClose = useClose('[data-create-key]');
  const [made, setMade] = useState<MadeKeyAnswer>();
  const send = async (values: FormData): Promise<Problem[]> => {
    const chosen = scopes.filter(({ name }) => values.getAll('scopes').includes(name)).map(({ scope }) => scope);
    const name = textOf(values, 'name');
    const problems: Problem[] = [];
    if (!name) problems.push({ field: 'name', message: 'Enter a name for the key' });
    if (chosen.length === 0) problems.push({ field: 'scopes', message: 'Choose what the key may be used for' });
    if (problems.length > 0) return problems;
    const input = { name, scopes: chosen, expiresInDays: Number(values.get('expiresInDays')) };
    const { data } = await client.mutate({
      mutation: CreateApiKeyDocument,
      variables: { input },
      // What is shown once stays in no cache.
      fetchPolicy: 'no-cache',
      context: contextOf(input),
    });
    const answer = data?.answer;
    if (answer?.__typename !== 'MadeApiKeyPayload') {
      // Where the answer that told the secret was lost, the key is there, and the sentence says how to go on with it.
      if (answer?.__typename === 'ConflictError') void onMade().catch(() => undefined);
      return problemsOf(answer, NOT_CREATED);
    }
    setMade(answer);
    forgetActivity(client.cache);
    void onMade().catch(() => undefined);
    return [];
  };
  const submission = useSubmission({ title: CREATE_KEY, failure: NOT_CREATED, send });
  const { problems, isWorking } = submission;
  if (made) {
    return (
      <FormDialog title={KEY_CREATED} size="wide" hasInput onClose={onClose}>
        <MadeKey made={made} onClose={onClose} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={CREATE_KEY} size="wide" onClose={onClose}>
      <CheckedForm submission={submission}>
        <TextField
          label="Name"
          name="name"
          hint="What you will know it by, such as the program that uses it"
          autoComplete="off"
          maxLength={60}
          error={problemAt(problems, 'name')}
        />
        <ScopeBoxes scopes={scopes} error={problemAt(problems, 'scopes')} />
        <SelectField
          label="Works for"
          name="expiresInDays"
          hint="You can renew it before then"
          defaultValue="90"
          options={lifetimes}
          error={problemAt(problems, 'expiresInDays')}
        />
        <SubmitButton label="Create key" workingLabel="Creating key..." isWorking={isWorking} />
      </CheckedForm>
    </FormDialog>
  );
}
