import { useApolloClient } from '@apollo/client/react';
import { forgetActivity } from '../accounts/activity/forget-activity.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { type Problem, problemAt, problemsOf } from '../forms/problem.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { useRequestKey } from '../forms/use-request-key.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../ui/notify.ts';
import { formatNumber } from '../ui/numbers.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { type OwnPartnershipQuery, RequestPartnerTierDocument } from './partnership.generated.ts';
import { API_KEYS } from './words.ts';

const NOT_ASKED = 'The request was not sent';

interface TierFormProps {
  tiers: OwnPartnershipQuery['partnerTiers'];
  onChange: () => Promise<unknown>;
}

/** Asks for another tier. */
export function TierForm({ tiers, onChange }: TierFormProps) {
  const client = useApolloClient();
  const contextOf = useRequestKey();
  const send = async (values: FormData): Promise<Problem[]> => {
    const chosen = tiers.find(({ tier }) => tier === values.get('tier'));
    const purpose = String(values.get('purpose') ?? '');
    if (!chosen) return [{ field: 'tier', message: 'Choose a tier' }];
    const variables = { tier: chosen.tier, purpose };
    const { data } = await client.mutate({
      mutation: RequestPartnerTierDocument,
      variables,
      context: contextOf(variables),
      fetchPolicy: 'no-cache',
    });
    const answer = data?.answer;
    if (answer?.__typename !== 'PartnershipPayload') return problemsOf(answer, NOT_ASKED);
    forgetActivity(client.cache);
    document.getElementById('tier')?.focus({ preventScroll: true });
    await onChange().catch(() => undefined);
    notify({ title: 'Your request is sent', text: 'We decide within 7 days and email you.' });
    return [];
  };
  const submission = useSubmission({ title: API_KEYS, failure: NOT_ASKED, send });
  const { problems, isWorking } = submission;
  return (
    <div className="mt-8">
      <h3 className="mb-6 text-h3">Ask for another tier</h3>
      <CheckedForm submission={submission}>
        <SelectField
          label="Tier"
          name="tier"
          defaultValue=""
          options={[
            { value: '', label: 'Choose a tier' },
            ...tiers.map(({ tier, label, pointsAnHour }) => ({
              value: tier,
              label: `${label}: ${formatNumber(pointsAnHour)} points an hour`,
            })),
          ]}
          error={problemAt(problems, 'tier')}
        />
        <TextAreaField
          label="What you want to use it for"
          hint="20 to 1,000 characters. Do not name patients"
          name="purpose"
          rows={4}
          error={problemAt(problems, 'purpose')}
        />
        <SubmitButton label="Send request" workingLabel="Sending..." isWorking={isWorking} variant="secondary" />
      </CheckedForm>
    </div>
  );
}
