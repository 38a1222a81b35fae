import { useRef } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';

/** The identifier of a key, by which OAuth clients name it; `about` is the key's name. */
export function ClientId({ id, about }: { id: string; about: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code ref={shown} className="font-mono">
        {id}
      </code>
      <CopyButton text={id} label="Copy client ID" about={`of ${about}`} shown={shown} />
    </span>
  );
}
