import { useId } from 'react';
import { Link, type To } from 'react-router-dom';
import type { EquipmentAvailability } from '../generated/graph.generated.ts';
import { Button } from '../ui/Button.tsx';
import { type ButtonVariant, buttonClasses } from '../ui/button-classes.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { linkTarget } from '../ui/link-target.ts';
import { notify } from '../ui/notify.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { BUY_NOW, CONTACT_SUPPLIER, OUT_OF_STOCK, PRE_ORDER } from './words.ts';

interface BuyActionProps {
  item: {
    name: string;
    availability: EquipmentAvailability;
    buyUrl: string | null;
    supplier: { name: string; phone: string };
  };
  /** Where the supplier's details are, for who has no scripts. */
  supplier: To;
  /** Outlined in lists; green where the product stands alone. */
  isPrimary?: boolean;
  className?: string;
}

/** The way to buy a product. */
export function BuyAction({ item, supplier, isPrimary = false, className = '' }: BuyActionProps) {
  const look: [ButtonVariant, 'normal' | 'compact'] = isPrimary ? ['primary', 'normal'] : ['secondary', 'compact'];
  const isHydrated = useHydrated();
  const words = (
    <>
      {item.availability === 'PRE_ORDER' ? PRE_ORDER : BUY_NOW}
      <span className="sr-only"> {item.name}</span>
    </>
  );
  const classes = `${buttonClasses(...look)} whitespace-nowrap ${className}`;
  if (item.availability === 'OUT_OF_STOCK') return <NotForSale className={className}>{words}</NotForSale>;
  if (item.buyUrl && linkTarget(item.buyUrl) === 'other-site') {
    return (
      <ExternalLink href={item.buyUrl} className={classes}>
        {words}
      </ExternalLink>
    );
  }
  if (!isHydrated) {
    return (
      <Link to={supplier} className={classes}>
        {words}
      </Link>
    );
  }
  const { name, phone } = item.supplier;
  return (
    <button
      type="button"
      className={classes}
      onClick={() => notify({ title: CONTACT_SUPPLIER, text: `${name}, ${phone}` })}
    >
      {words}
    </button>
  );
}

/** Stays in the order of the keyboard, so that everybody meets the reason. */
function NotForSale({ className, children }: { className: string; children: React.ReactNode }) {
  const reason = useId();
  return (
    <>
      <p id={reason} className="w-full text-xs text-ink-2">
        {OUT_OF_STOCK}
      </p>
      <Button variant="unavailable" size="compact" aria-disabled="true" aria-describedby={reason} className={className}>
        {children}
      </Button>
    </>
  );
}
