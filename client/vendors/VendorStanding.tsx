import { formatDate } from '../ui/dates.ts';
import type { VendorFactsFragment } from './vendors.generated.ts';

/** The state of an application, and the next steps. */
export function VendorStanding({ application }: { application: VendorFactsFragment }) {
  const { state, expectedFrom, dueAt, decisionReason } = application;
  const reason = decisionReason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{decisionReason}</p>;
  switch (state) {
    case 'DRAFT':
      return (
        <p>You have not sent this application yet. What you entered is saved for 30 days after your last change.</p>
      );
    case 'SUBMITTED':
      return (
        <p>
          We review your application within 3 to 5 working days
          {expectedFrom && dueAt && `: between ${formatDate(expectedFrom)} and ${formatDate(dueAt)}`}. We send you an
          email once we have decided, or if something has to change first.
        </p>
      );
    case 'CHANGES_REQUESTED':
      return (
        <div className="border-l-[6px] border-amber bg-amber-tint p-5">
          <h2 className="text-h3 font-bold">What has to change</h2>
          {reason}
        </div>
      );
    case 'APPROVED':
      return (
        <div className="border-l-[6px] border-go bg-go-tint p-5">
          <h2 className="text-h3 font-bold">You are a verified supplier</h2>
          <p className="mt-2">
            To list products, sign in with an account of your company. New accounts are verified within 24 to 48 hours.
          </p>
        </div>
      );
    case 'REFUSED':
      return (
        <div className="border-l-[6px] border-err bg-err-tint p-5">
          <h2 className="text-h3 font-bold">Why it was not approved</h2>
          {reason}
        </div>
      );
  }
}
