import { queueWords } from '../words.ts';
import { AccountList } from './AccountList.tsx';

/** Accounts that wait to be verified, those first that have waited longest. */
export function VerificationSection() {
  return (
    <AccountList
      words={queueWords}
      filter={{ awaitingVerification: true }}
      totalEnd="not verified yet"
      note="People are told that it takes 24 to 48 hours. Those who have waited longest come first."
    />
  );
}
