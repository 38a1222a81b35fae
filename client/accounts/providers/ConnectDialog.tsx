import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { closedAddress } from '../../dialog/closed-address.ts';
import { useClose } from '../../dialog/use-close.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Problem, problemsOf } from '../../forms/problem.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import type { SocialProvider } from '../../generated/graph.generated.ts';
import { storedInCookie } from '../session-requests.ts';
import { openerOf } from './connect-dialog-address.ts';
import { ConnectProviderDocument } from './connect-provider.generated.ts';
import { Reauthentication } from './Reauthentication.tsx';
import { connectTitle, failedToConnect, providerNames } from './words.ts';

interface ConnectDialogProps {
  provider: SocialProvider;
  asksPassword: boolean;
}

/** Reauthenticates the user, and sends the browser to the provider. */
export function ConnectDialog({ provider, asksPassword }: ConnectDialogProps) {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const onClose = useClose(openerOf(provider));
  const title = connectTitle(provider);
  const failure = failedToConnect(provider);
  const send = async (values: FormData, form: HTMLFormElement): Promise<Problem[]> => {
    const password = asksPassword ? String(values.get('password')) : null;
    if (password === '') return [{ field: 'password', message: 'Enter your password' }];
    const { data } = await client.mutate({
      mutation: ConnectProviderDocument,
      variables: { provider, next: pathname + closedAddress(search), password },
      ...storedInCookie,
    });
    const answer = data?.connectProvider;
    if (answer?.__typename !== 'StartSocialSignInPayload') return problemsOf(answer, failure);
    // A user who comes back with the browser's button finds no password.
    form.reset();
    window.location.assign(answer.address);
    return [];
  };
  const submission = useSubmission({ title, failure, send });
  const { problems, isWorking } = submission;
  const name = providerNames[provider];
  return (
    <FormDialog title={title} onClose={onClose}>
      <CheckedForm submission={submission}>
        <p className="text-sm">
          Anyone who can sign in to the {name} account that you choose will be able to sign in to this account. We will
          email you when it is connected.
        </p>
        <Reauthentication asksPassword={asksPassword} isWorking={isWorking} problems={problems} />
        <SubmitButton
          label={`Continue to ${name}`}
          workingLabel={`Going to ${name}...`}
          isWorking={isWorking}
          className="w-full"
        />
      </CheckedForm>
    </FormDialog>
  );
}
