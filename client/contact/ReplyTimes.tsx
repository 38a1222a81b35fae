import { Link } from 'react-router-dom';
import type { ContactPageQuery } from './contact-page.generated.ts';
import { durationInWords } from './duration-in-words.ts';

/** How soon a reply comes: as it is promised here and in the help center, and as it was measured. */
export function ReplyTimes({ times }: { times: ContactPageQuery['enquiryReplyTime'] }) {
  const { contactPageHours, helpCenterHours, medianMinutes } = times;
  const measured = medianMinutes === null ? 'Not enough messages yet' : durationInWords(medianMinutes);
  const facts = [
    ['Messages from this page', `within ${contactPageHours} hours`],
    ['Help center, by email', `within ${helpCenterHours} hours`],
    ['Measured, last 90 days', measured],
  ] as const;
  return (
    <section aria-labelledby="reply-times" className="col-span-4 col-start-9 max-lg:mt-10">
      <h2 id="reply-times" className="mb-4 text-h3">
        When we reply
      </h2>
      <dl className="border-b border-line text-sm">
        {facts.map(([what, value]) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <dt>{what}</dt>
            <dd className="num font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2">
        The measured time is the median of first replies. Many questions are answered in{' '}
        <Link to="/help-center">the help center</Link>.
      </p>
    </section>
  );
}
