import { Button } from '../ui/Button.tsx';
import { formatDate, formatTime } from '../ui/dates.ts';
import { deviceInWords } from './device-in-words.ts';
import type { OwnSessionFragment } from './own-account.generated.ts';

interface SessionRowProps {
  session: OwnSessionFragment;
  isBusy: boolean;
  onEnd: () => void;
}

/** One browser or program that is signed in. */
export function SessionRow({ session: { device, createdAt, lastUsedAt, isCurrent }, isBusy, onEnd }: SessionRowProps) {
  const name = deviceInWords(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 text-sm">
        <p className="font-bold break-words">
          {name}
          {isCurrent && ' (this device)'}
        </p>
        <p className="num text-xs text-ink-2">
          Signed in on {formatDate(createdAt)}, last used on {formatDate(lastUsedAt)} at{' '}
          {formatTime(new Date(lastUsedAt))}
        </p>
      </div>
      <Button size="compact" aria-label={`Sign out this device: ${name}`} aria-disabled={isBusy} onClick={onEnd}>
        Sign out this device
      </Button>
    </li>
  );
}
