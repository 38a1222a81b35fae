import { useRef, useState } from 'react';
import type { PreparedMessage } from '../prepared-message.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent, type SentEnquiry } from './EnquirySent.tsx';
import { readFilledIn } from './enquiry-values.ts';

/** The form, and once it is sent, what says so in its place. */
export function Enquiry({ query, prepared }: { query: string; prepared?: PreparedMessage | undefined }) {
  const [sent, setSent] = useState<SentEnquiry>();
  const wasSent = useRef(false);
  if (sent) {
    const startAgain = () => {
      wasSent.current = true;
      setSent(undefined);
    };
    return <EnquirySent sent={sent} onSendAnother={startAgain} />;
  }
  return (
    <EnquiryForm
      filledIn={wasSent.current ? { category: '', subject: '' } : { ...readFilledIn(query), prepared }}
      takesFocus={wasSent.current}
      onSent={setSent}
    />
  );
}
