import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ClientId } from './ClientId.tsx';
import { SHOWN_ONCE } from './words.ts';

/** The details of a new key, which are shown once. */
export interface MadeKeyAnswer {
  readonly secret: string;
  readonly key: { readonly id: string; readonly name: string };
}

/** A key that was just made, which is shown this once. */
export function MadeKey({ made: { secret, key }, onClose }: { made: MadeKeyAnswer; onClose: () => void }) {
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
        <CopyButton text={secret} label="Copy key" shown={shown} variant="primary" />
        <Button size="compact" onClick={onClose}>
          I have copied it
        </Button>
      </div>
      <div className="text-sm">
        <p>Client ID, which OAuth clients send with the key:</p>
        <div className="mt-2">
          <ClientId id={key.id} about={key.name} />
        </div>
      </div>
      <div className="text-sm">
        <p>Send the key with each request:</p>
        <pre className="mt-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          <code>Authorization: Bearer {secret.slice(0, 12)}…</code>
        </pre>
        <p className="mt-2">Keep it as you keep a password: in a store of secrets, never in source code.</p>
      </div>
    </div>
  );
}
