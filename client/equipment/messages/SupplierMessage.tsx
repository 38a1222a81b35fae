import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { WRITE_TO_SUPPLIER } from './words.ts';

const SupplierMessageForm = lazy(() =>
  import('./SupplierMessageForm.tsx').then((module) => ({ default: module.SupplierMessageForm })),
);

/** The way to write to the supplier of a product: a button, and the form once it is pressed. */
export function SupplierMessage({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <div className="mb-6" data-print="hide">
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <SupplierMessageForm productId={productId} />
        </Suspense>
      ) : (
        <Button size="compact" onClick={() => setOpen(true)}>
          {WRITE_TO_SUPPLIER}
        </Button>
      )}
    </div>
  );
}
