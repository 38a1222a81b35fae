import type { OwnSessionFragment } from '../accounts/own-account.generated.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoment } from '../ui/moments.ts';
import { deviceInWords } from './device-in-words.ts';

interface SessionRowProps {
  session: OwnSessionFragment;
  /** Tells it apart from every other. */
  name: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One browser or program that is signed in. */
export function SessionRow({ session, name, isBusy, onEnd }: SessionRowProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const label = isCurrent ? 'Sign out this device' : 'Sign out';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 text-sm">
        <p className="font-bold break-words">
          {deviceInWords(device)}
          {isCurrent && ' (this device)'}
        </p>
        <p className="num text-xs text-ink-2">
          Signed in on {formatMoment(createdAt)}, last used on {formatMoment(lastUsedAt)}
        </p>
      </div>
      <Button size="compact" aria-label={`${label}: ${name}`} aria-disabled={isBusy} onClick={onEnd}>
        {label}
      </Button>
    </li>
  );
}
