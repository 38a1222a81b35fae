import { useRef, useState } from 'react';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquirySent, type SentEnquiry } from './EnquirySent.tsx';
import { readFilledIn } from './enquiry-values.ts';

/** The form, and once it is sent, what says so in its place. */
export function Enquiry({ query }: { query: string }) {
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
      filledIn={wasSent.current ? { category: '', subject: '' } : readFilledIn(query)}
      takesFocus={wasSent.current}
      onSent={setSent}
    />
  );
}
