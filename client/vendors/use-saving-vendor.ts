import { useApolloClient } from '@apollo/client/react';
import { asAnyone } from '../accounts/session-requests.ts';
import { type Problem, problemOf, problemsOf } from '../forms/problem.ts';
import { useRequestKey } from '../forms/use-request-key.ts';
import { notify } from '../ui/notify.ts';
import type { Saved } from './VendorWizard.tsx';
import { inputOf, type VendorValues } from './vendor-values.ts';
import {
  SaveVendorApplicationDocument,
  StartVendorApplicationDocument,
  SubmitVendorApplicationDocument,
  useVendorSupportQuery,
} from './vendors.generated.ts';
import { FAILED, failedText, NOT_SAVED } from './words.ts';

type SavingAnswer =
  | { readonly saved: Saved; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** Saves steps of an application and sends it; a retry after a lost answer is done once. */
export function useSavingVendor(token: string | undefined) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const { data: support } = useVendorSupportQuery();
  const keyed = (content: unknown) => ({
    ...asAnyone,
    context: { ...asAnyone.context, headers: { ...asAnyone.context.headers, ...contextOf(content).headers } },
  });

  const start = async (values: VendorValues): Promise<SavingAnswer> => {
    const input = inputOf(values);
    const mutation = StartVendorApplicationDocument;
    // With the session, if there is one: the application is then the account's.
    const { data } = await client.mutate({
      mutation,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: contextOf(input),
    });
    const answer = data?.startVendorApplication;
    if (answer?.__typename !== 'StartVendorApplicationPayload') return { problems: problemsOf(answer, NOT_SAVED) };
    return { saved: { token: answer.token, application: answer.application } };
  };

  const save = async (values: VendorValues, step: number): Promise<SavingAnswer> => {
    if (token === undefined) return start(values);
    const variables = { token, step, input: inputOf(values) };
    const { data } = await client.mutate({ mutation: SaveVendorApplicationDocument, variables, ...asAnyone });
    const answer = data?.saveVendorApplication;
    if (answer?.__typename !== 'VendorApplicationPayload') return { problems: problemsOf(answer, NOT_SAVED) };
    return { saved: { token, application: answer.application } };
  };

  const submit = async (values: VendorValues, { token: known, application }: Saved): Promise<SavingAnswer> => {
    const variables = { token: known, revision: application.revision, input: inputOf(values) };
    const fail = (problems: readonly Problem[]): SavingAnswer => {
      const email = support?.contact?.items.find(({ url }) => url?.startsWith('mailto:'))?.value ?? undefined;
      notify({ title: FAILED, text: failedText(email), tone: 'error' });
      return { problems };
    };
    try {
      const mutation = SubmitVendorApplicationDocument;
      const { data } = await client.mutate({ mutation, variables, ...keyed(variables) });
      const answer = data?.submitVendorApplication;
      if (answer?.__typename === 'VendorApplicationPayload') {
        return { saved: { token: known, application: answer.application } };
      }
      return fail(problemsOf(answer, FAILED));
    } catch (error) {
      return fail([problemOf(error, FAILED)]);
    }
  };
  return { save, submit };
}
