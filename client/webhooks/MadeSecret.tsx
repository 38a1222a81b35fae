import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SHOWN_ONCE } from './words.ts';

/** A secret that was just made, which is shown this once. */
export function MadeSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const shown = useRef<HTMLElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="space-y-6">
      <p
        ref={note}
        tabIndex={-1}
        className="border-l-[6px] border-amber bg-amber-tint p-4 text-sm font-bold outline-none"
      >
        {SHOWN_ONCE}
      </p>
      <p className="rounded bg-sunken p-4 font-mono text-sm wrap-anywhere">
        <code ref={shown}>{secret}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label="Copy secret" shown={shown} variant="primary" />
        <Button size="compact" onClick={onClose}>
          I have copied it
        </Button>
      </div>
      <div className="text-sm">
        <p>
          Each message is signed with it, as Standard Webhooks describes. Check the signature before you trust a
          message: <Link to="/documentation#quick-start-receive-webhooks">an example of a receiver</Link>.
        </p>
        <p className="mt-2">Keep it as you keep a password: in a store of secrets, never in source code.</p>
      </div>
    </div>
  );
}
