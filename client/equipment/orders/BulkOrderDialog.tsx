import { useClose } from '../../dialog/use-close.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { BulkOrderForm } from './BulkOrderForm.tsx';
import { withoutOrder } from './order-address.ts';
import { BULK_ORDER_REQUEST } from './words.ts';

/** Orders several items at once; open to anyone. */
export function BulkOrderDialog() {
  const close = useClose('[data-order-entry]', withoutOrder);
  return (
    <FormDialog title={BULK_ORDER_REQUEST} size="wide" onClose={close}>
      <BulkOrderForm onSent={close} />
    </FormDialog>
  );
}
