import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { WriteLook } from './SignInToWrite.tsx';
import { takeWantedWrite, wantWrite } from './wanted-write.ts';

interface WriteButtonProps extends WriteLook {
  write: string;
  /** Whether it can be done now. A press before that is kept. */
  isReady: boolean;
  /** While one is under way, or its outcome is unknown, a press does nothing. */
  isWorking: boolean;
  isPressed?: boolean;
  /** Does it. `isWanted`: what was pressed earlier is done now. */
  onPress: (isWanted: boolean) => void;
}

/** The button of a write for a signed-in user. It also does what was wanted before they signed in, or before it was ready. */
export function WriteButton({ write, isReady, isWorking, isPressed, onPress, ...look }: WriteButtonProps) {
  const pressIfWanted = useEffectEvent(() => {
    if (takeWantedWrite(write)) onPress(true);
  });
  useEffect(() => {
    if (isReady) pressIfWanted();
  }, [isReady]);
  return (
    <Button
      {...look}
      data-write={write}
      aria-pressed={isPressed}
      aria-disabled={isWorking}
      onClick={() => {
        if (isWorking) return;
        if (isReady) onPress(false);
        else wantWrite(write);
      }}
    />
  );
}
