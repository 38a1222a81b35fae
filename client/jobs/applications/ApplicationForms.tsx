import type { SignInReason } from '../../accounts/sign-in-reason.ts';
import { useSignInFirst } from '../../accounts/use-sign-in-first.ts';
import { useClose } from '../../dialog/use-close.ts';
import { withoutForm } from '../job-form.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ReceivedApplications } from './ReceivedApplications.tsx';

interface ApplicationFormsProps {
  jobId: string;
  form: 'apply' | 'applications';
}

const reasons: Readonly<Record<ApplicationFormsProps['form'], SignInReason>> = {
  apply: {
    title: 'Sign in to apply',
    text: 'Applications are sent from an account, so that you can follow their progress and the employer can contact you.',
  },
  applications: {
    title: 'Sign in to read applications',
    text: 'Applications are shown only to the account that advertised the job.',
  },
};

/** The form that the address names. */
export function ApplicationForms({ jobId, form }: ApplicationFormsProps) {
  const onClose = useClose(`[data-apply="${CSS.escape(jobId)}"]`, withoutForm);
  if (!useSignInFirst(reasons[form], onClose)) return null;
  const Form = form === 'apply' ? ApplyDialog : ReceivedApplications;
  return <Form jobId={jobId} onClose={onClose} />;
}
