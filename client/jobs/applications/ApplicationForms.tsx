import { useClose } from '../../dialog/use-close.ts';
import { withoutForm } from '../job-form.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ReceivedApplications } from './ReceivedApplications.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useSignInFirst } from './use-sign-in-first.ts';

interface ApplicationFormsProps {
  jobId: string;
  form: 'apply' | 'applications';
}

/** The form that the address names. Whoever is not signed in signs in first and then goes on. */
export function ApplicationForms({ jobId, form }: ApplicationFormsProps) {
  const onClose = useClose(`[data-apply="${CSS.escape(jobId)}"]`, withoutForm);
  const { isMarked, isAsking } = useSignInFirst();
  if (isAsking) return null;
  if (!isMarked) return <SignInFirst form={form} onClose={onClose} />;
  const Form = form === 'apply' ? ApplyDialog : ReceivedApplications;
  return <Form jobId={jobId} onClose={onClose} />;
}
