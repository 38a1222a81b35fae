import { queueWords } from '../words.ts';
import { AccountList } from './AccountList.tsx';

/** Accounts that wait to be verified, those first that have waited longest. */
export function VerificationSection() {
  return (
    <AccountList
      words={queueWords}
      filter={{ awaitingVerification: true }}
      totalEnd="not verified yet"
      note="Users are told that verification takes 24 to 48 hours. Accounts that have been waiting longest come first."
    />
  );
}
