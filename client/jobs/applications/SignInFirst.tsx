import { useLocation } from 'react-router-dom';
import { signInAddress } from '../../accounts/sign-in-address.ts';
import { openedState } from '../../dialog/dialog-address.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const words = {
  apply: {
    title: 'Sign in to apply',
    text: 'Applications are sent from an account, so that you can follow what becomes of them and the employer can reach you.',
  },
  applications: {
    title: 'Sign in to read applications',
    text: 'Applications are shown to the account that advertised the job, and to nobody else.',
  },
};

/** What whoever closed the sign-in dialog without signing in is told. */
export function SignInFirst({ form, onClose }: { form: 'apply' | 'applications'; onClose: () => void }) {
  const { search, state } = useLocation();
  const { title, text } = words[form];
  const opened = { ...state, ...openedState() };
  return (
    <FormDialog title={title} onClose={onClose}>
      <p className="text-sm">{text}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink variant="primary" to={{ search: signInAddress(search) }} state={opened}>
          Sign In
        </ButtonLink>
        <ButtonLink to={{ search: signInAddress(search, 'signup') }} state={opened}>
          Create an account
        </ButtonLink>
      </div>
    </FormDialog>
  );
}
