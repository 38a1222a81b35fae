import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RETURN_HOME, SEND_ANOTHER, SENT_TITLE } from '../words.ts';

/** What the success screen says of an enquiry. */
export interface SentEnquiry {
  readonly reference: string;
  readonly email: string;
}

interface EnquirySentProps {
  sent: SentEnquiry;
  onSendAnother: () => void;
}

/** The confirmation of an enquiry, with the next steps. It takes the focus of the removed form. */
export function EnquirySent({ sent: { reference, email }, onSendAnother }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div data-sent="">
      <div className="border-l-[6px] border-go bg-go-tint p-5">
        <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {SENT_TITLE}
        </h3>
        <p className="mt-1">
          Your reference is <strong className="num font-bold">{reference}</strong>.
        </p>
      </div>
      <ul className="mt-6 list-disc space-y-2 pl-5 text-sm">
        <li className="wrap-anywhere">
          We have sent a receipt to {email}. Its link shows your message and our replies.
        </li>
        <li>We reply within 24 hours.</li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onSendAnother}>{SEND_ANOTHER}</Button>
        <ButtonLink to="/">{RETURN_HOME}</ButtonLink>
      </div>
    </div>
  );
}
