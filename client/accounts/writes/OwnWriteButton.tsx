import { useState } from 'react';
import { useMark } from '../sign-in-mark.ts';
import type { SignInReason } from '../sign-in-reason.ts';
import { SignInToWrite, type WriteLook } from './SignInToWrite.tsx';
import { WriteButton } from './WriteButton.tsx';

interface OwnWriteButtonProps extends WriteLook {
  /** The name of the write, unique on the page. */
  write: string;
  /** What a visitor reads who is asked to sign in. */
  reason: Omit<SignInReason, 'opener'>;
  /** Does it, and says what came of it: `change` of `useAccountChange`, as a rule. */
  onPress: () => Promise<unknown>;
}

/** A button that writes for an account, one press at a time. Visitors sign in first, and it is done after that. */
export function OwnWriteButton({ reason, onPress, ...button }: OwnWriteButtonProps) {
  const [isWorking, setWorking] = useState(false);
  if (!useMark()) return <SignInToWrite {...button} reason={reason} />;
  const press = async () => {
    setWorking(true);
    await onPress().finally(() => setWorking(false));
  };
  return <WriteButton {...button} isReady isWorking={isWorking} onPress={() => void press()} />;
}
