import { Link } from 'react-router-dom';
import { NotVerifiedYet } from '../../accounts/NotVerifiedYet.tsx';

/** Says to the user who may not publish yet how long it takes, and what to do meanwhile. */
export function NotVerified({ email, emailConfirmed }: { email: string; emailConfirmed: boolean }) {
  return (
    <div className="space-y-4 text-sm">
      <NotVerifiedYet email={email} emailConfirmed={emailConfirmed} title="List Your Equipment" />
      <p>Come back here once it is verified. Meanwhile you can:</p>
      <ul className="list-disc space-y-2 pl-6">
        <li>
          check the organisation and phone number in <Link to="/account">your profile</Link>: buyers see them with your
          products
        </li>
        <li>get ready the price without VAT, the specifications and the certifications of each product</li>
      </ul>
    </div>
  );
}

/** Says that a product needs the name of who sells it. */
export function NoOrganization() {
  return (
    <div className="space-y-4 text-sm">
      <p className="border-l-[6px] border-brand bg-brand-tint p-5">
        <span className="block font-bold">Enter your organisation first.</span>
        You sell under the name of your organisation. It is not in your profile yet.
      </p>
      <p>
        Enter it in <Link to="/account#profile">your profile</Link>. Your account is verified for it.
      </p>
    </div>
  );
}

/** Says why a product is not one's own to change any more. */
export function SoldAsAnother({ supplier }: { supplier: string }) {
  return (
    <div className="space-y-4 text-sm wrap-anywhere">
      <p>You listed this product as {supplier}, which is not your organisation now. You can only withdraw it.</p>
      <p>
        Go to <Link to="/account#equipment">Your equipment</Link>.
      </p>
    </div>
  );
}
