import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { dismissNotice, type Notice } from './notify.ts';
import { useExpiry } from './use-expiry.ts';

/** How long a message is shown, in milliseconds. Hover, focus inside it, and a hidden tab pause the time. */
const SHOWN_FOR = 6000;

/** One message with its Close button. It closes by itself, unless it reports an error or offers an action. */
export function NoticeCard({ notice: { id, title, text, tone, action }, isHeld }: { notice: Notice; isHeld: boolean }) {
  const stays = tone === 'error' || action !== undefined;
  useExpiry({ isRunning: !stays && !isHeld, milliseconds: SHOWN_FOR, onExpiry: () => dismissNotice(id) });
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  const colours = tone === 'error' ? ['border-err', 'text-err'] : ['border-go', 'text-go'];
  return (
    <div
      className={`flex items-start gap-3 rounded border-l-[6px] bg-paper py-3.5 pl-3.5 shadow-overlay ${colours[0]}`}
    >
      <Icon aria-hidden className={`size-6 shrink-0 ${colours[1]}`} strokeWidth={2} />
      <div className="grow">
        <p className="text-sm font-bold">{title}</p>
        {text && <p className="text-xs text-ink-2">{text}</p>}
        {action && (
          <button
            type="button"
            onClick={() => {
              dismissNotice(id);
              action.run();
            }}
            className="-ml-1 inline-flex min-h-11 items-center rounded px-1 text-sm font-bold text-link underline underline-offset-[0.15em] hover:text-link-hover"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={() => dismissNotice(id)}
        className="-my-2.5 mr-1 flex size-11 shrink-0 items-center justify-center rounded text-ink hover:text-link-hover"
      >
        <X aria-hidden className="size-5" strokeWidth={2} />
      </button>
    </div>
  );
}
