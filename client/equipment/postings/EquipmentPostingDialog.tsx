import { useSignInFirst } from '../../accounts/use-sign-in-first.ts';
import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { LIST_YOUR_EQUIPMENT } from '../words.ts';
import { EquipmentPostingContent } from './EquipmentPostingContent.tsx';
import { withoutEquipmentPosting } from './equipment-posting-address.ts';
import { CHANGE_LISTING } from './words.ts';

const reason = {
  title: 'Sign in to list equipment',
  text: 'Equipment is listed from a verified account, under the name of its organisation.',
};

/** Lists a product, or changes one of one's own, once a user is signed in. */
export function EquipmentPostingDialog({ id }: { id: string | null }) {
  const close = useClose('[data-listing-entry]', withoutEquipmentPosting);
  if (!useSignInFirst(reason, close)) return null;
  return (
    <FormDialog title={id === null ? LIST_YOUR_EQUIPMENT : CHANGE_LISTING} onClose={close}>
      <EquipmentPostingContent id={id} onClose={close} />
    </FormDialog>
  );
}
