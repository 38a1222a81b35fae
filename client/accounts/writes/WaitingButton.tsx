import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useHandedFocus } from '../../ui/use-handed-focus.ts';
import type { WriteLook } from './SignInToWrite.tsx';
import { selectorOfWrite, wantWrite } from './wanted-write.ts';

interface WaitingButtonProps extends WriteLook {
  write: string;
  /** Where the write may not be possible, which is known only later: a press does nothing. */
  isOff?: boolean;
}

/** The button of a write until its script is here: it keeps a press, and hands its focus on to the `WriteButton`. */
export function WaitingButton({ write, isOff, ...look }: WaitingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button, selectorOfWrite(write));
  return (
    <Button
      {...look}
      ref={button}
      data-write={write}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) wantWrite(write);
      }}
    />
  );
}
