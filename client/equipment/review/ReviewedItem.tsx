import { useId, useRef, useState } from 'react';
import { DeclineForm } from '../../desk/DeclineForm.tsx';
import { ItemClaim } from '../../desk/ItemClaim.tsx';
import { ItemHistory } from '../../desk/ItemHistory.tsx';
import { WaitingTag } from '../../desk/WaitingTag.tsx';
import type { Problem } from '../../forms/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { notify } from '../../ui/notify.ts';
import { formatNumber } from '../../ui/numbers.ts';
import type { ReviewedEquipmentFragment } from './review.generated.ts';
import { useDeciding } from './use-deciding.ts';

interface ReviewedItemProps {
  posting: ReviewedEquipmentFragment;
  onDecided: () => void;
}

/** One product that waits, with all that buyers would see of it, and what an operator can make of it. */
export function ReviewedItem({ posting, onDecided }: ReviewedItemProps) {
  const { id, item, submittedAt, reviewClock: clock } = posting;
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const decide = useDeciding(posting);
  const decline = async (typed: string): Promise<Problem[]> => {
    const reason = typed.trim();
    return reason === ''
      ? [{ field: 'reason', message: 'Enter a reason, which the owner reads' }]
      : decide('DECLINE', reason);
  };
  const publish = async () => {
    if (isWorking) return;
    setWorking(true);
    const [problem] = await decide('PUBLISH');
    setWorking(false);
    if (problem) {
      notify({ title: 'The product was not published', text: problem.message, tone: 'error' });
    } else {
      notify({ title: 'The product is listed' });
    }
    onDecided();
  };
  const facts = [
    ['Supplier', `${item.supplier.name}, ${item.supplier.location}${item.supplier.verified ? ' (verified)' : ''}`],
    ['Phone number', item.supplier.phone],
    ['Category', item.categoryLabel],
    ['Condition', item.conditionLabel],
    ['Price', `${item.priceLabel} without VAT`],
    ['Stock', `${formatNumber(item.inStock)}, ${item.availabilityLabel.toLowerCase()}`],
    ['Specifications', item.specifications.join('; ')],
    ['Certifications', item.certifications.join('; ')],
    ['Warranty', item.warranty],
    ['Own page', item.productUrl ?? ''],
    ['Pictures', item.images.join(' ')],
  ].filter(([, value]) => value !== '');
  return (
    <li aria-labelledby={title} className="border-b border-line py-6">
      <h3 ref={heading} id={title} tabIndex={-1} className="text-h3 wrap-anywhere outline-none">
        {item.name}
      </h3>
      <p className="num text-xs text-ink-2">
        {item.reference}
        {submittedAt && `, sent on ${formatMoment(submittedAt)}`}
      </p>
      {clock && (
        <div className="mt-2">
          <WaitingTag clock={clock} />
        </div>
      )}
      <div className="mt-4 text-sm wrap-anywhere">
        <Markdown source={item.description} headingLevel={4} />
      </div>
      <dl className="mt-4 border-t border-line text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[9rem_1fr]">
            <dt className="font-bold">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isDeclining ? (
        <DeclineForm
          title={`Decline ${item.name}`}
          failure="The product was not declined"
          declined={{ title: 'The product is declined', text: 'Its owner is told by email.' }}
          label="Why it is not listed"
          hint="The owner reads this. Say what has to change"
          submitLabel="Decline and tell the owner"
          decline={decline}
          onDeclined={onDecided}
          onCancel={() => {
            setDeclining(false);
            heading.current?.focus();
          }}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" aria-disabled={isWorking} onClick={() => void publish()}>
            {isWorking ? 'Publishing...' : 'Publish'}
            <span className="sr-only"> {item.name}</span>
          </Button>
          <Button size="compact" aria-disabled={isWorking} onClick={isWorking ? undefined : () => setDeclining(true)}>
            Decline<span className="sr-only"> {item.name}</span>
          </Button>
        </div>
      )}
      <ItemClaim id={id} name={item.name} />
      <ItemHistory id={id} name={item.name} />
    </li>
  );
}
