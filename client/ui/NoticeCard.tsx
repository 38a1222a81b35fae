import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { dismissNotice, type Notice } from './notify.ts';
import { useExpiry } from './use-expiry.ts';

/** How long a message is shown, in milliseconds, while nobody points at it, is inside it, or looks at another tab. */
const SHOWN_FOR = 6000;

/** One message with its Close button. It goes by itself, unless it tells of an error. */
export function NoticeCard({ notice: { id, title, text, tone }, isHeld }: { notice: Notice; isHeld: boolean }) {
  useExpiry({ isRunning: tone !== 'error' && !isHeld, milliseconds: SHOWN_FOR, onExpiry: () => dismissNotice(id) });
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
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={() => dismissNotice(id)}
        className="-my-2.5 mr-1 flex size-11 shrink-0 items-center justify-center rounded text-link hover:text-link-hover"
      >
        <X aria-hidden className="size-5" strokeWidth={2} />
      </button>
    </div>
  );
}
