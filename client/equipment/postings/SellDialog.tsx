import { Link, useLocation } from 'react-router-dom';
import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { formAddress, VENDOR_FORM, withoutForm } from '../../vendors/vendor-address.ts';
import { REGISTER } from '../../vendors/words.ts';
import { LIST_YOUR_EQUIPMENT } from '../words.ts';

/** Asks what one wants to do: to become a supplier, which takes no account, or to list an item. */
export function SellDialog() {
  const close = useClose('[data-listing-entry]', withoutForm);
  const { search, state } = useLocation();
  // In the place of this question, so that closing leads back to the page.
  const link = (form: string) => ({ to: { search: formAddress(search, form) }, state, replace: true });
  return (
    <FormDialog title={LIST_YOUR_EQUIPMENT} hasInput={false} onClose={close}>
      <p className="text-sm">What do you want to do?</p>
      <ul className="mt-4 border-t border-line">
        <li className="border-b border-line py-5">
          <Link {...link(VENDOR_FORM)} className="text-lg font-bold">
            {REGISTER}
          </Link>
          <p className="mt-1 text-sm">
            Apply in 3 steps, with your company registration and insurance documents. You do not need an account. We
            review it within 3 to 5 working days.
          </p>
        </li>
        <li className="border-b border-line py-5">
          <Link {...link('list')} className="text-lg font-bold">
            List an item
          </Link>
          <p className="mt-1 text-sm">
            Offer a product under the name of your organisation. You need a verified account, and we review each product
            before it is listed.
          </p>
        </li>
      </ul>
    </FormDialog>
  );
}
