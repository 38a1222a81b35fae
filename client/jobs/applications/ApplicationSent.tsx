import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';

interface ApplicationSentProps {
  title: string;
  employer: string;
  onClose: () => void;
}

/** The confirmation of an application, with the next steps. It takes the focus of the removed form. */
export function ApplicationSent({ title, employer, onClose }: ApplicationSentProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} className="border-l-[6px] border-go bg-go-tint p-5 text-sm break-words outline-none">
        Your application for <span className="font-bold">{title}</span> is with {employer}.
      </p>
      <h3 className="mt-6 text-h3">What happens next</h3>
      <ul className="mt-2 list-disc space-y-2 pl-5 text-sm">
        <li>The employer reads your statement, and contacts you by email or phone if they want to know more.</li>
        <li>We email you each time they move your application to another stage.</li>
        <li>
          You can follow it, and withdraw it, under <Link to="/account#applications">your applications</Link>.
        </li>
      </ul>
      <Button className="mt-6" onClick={onClose}>
        Back to the job
      </Button>
    </>
  );
}
