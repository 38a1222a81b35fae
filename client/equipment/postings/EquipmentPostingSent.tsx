import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import type { EquipmentPostingFragment } from './equipment-posting.generated.ts';

interface EquipmentPostingSentProps {
  posting: EquipmentPostingFragment;
  isNew: boolean;
  onAnother: () => void;
  onClose: () => void;
}

/** Says in the place of the form what happens next. */
export function EquipmentPostingSent({
  posting: { item, state },
  isNew,
  onAnother,
  onClose,
}: EquipmentPostingSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isInReview = state === 'IN_REVIEW';
  return (
    <div className="text-sm">
      <div className="border-l-[6px] border-go bg-go-tint p-5">
        <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {isInReview ? 'Sent for review' : 'Changes saved'}
        </h3>
        <p className="mt-2 wrap-anywhere">{item.name}</p>
      </div>
      {isInReview ? (
        <>
          <h3 className="mt-6 font-bold">What happens next</h3>
          <ol className="mt-2 list-decimal space-y-2 pl-6">
            <li>We look at your product before it is listed. Until then only you and we can see it.</li>
            <li>We send you an email once it is listed, or if something has to change first.</li>
            <li>
              You can follow and change it under <Link to="/account#equipment">Your equipment</Link>.
            </li>
          </ol>
        </>
      ) : (
        <p className="mt-6">
          {state === 'PUBLISHED' ? 'Buyers see the change now.' : 'The product stays where it was.'} All your products
          are under <Link to="/account#equipment">Your equipment</Link>.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={onClose}>Close this form</Button>
        {isNew && <Button onClick={onAnother}>List another product</Button>}
      </div>
    </div>
  );
}
