import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { readSignInMode } from '../sign-in-address.ts';
import { isMarked } from '../sign-in-mark.ts';
import type { SignInReason } from '../sign-in-reason.ts';
import { useSignInWay } from '../use-sign-in-way.ts';
import { selectorOfWrite, takeWantedWrite, wantWrite } from './wanted-write.ts';

/** How the button of a write looks, and what it says. */
export type WriteLook = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'className' | 'children'>;

interface SignInToWriteProps extends WriteLook {
  /** The name of the write, unique on the page. */
  write: string;
  /** What the dialog says. */
  reason: Omit<SignInReason, 'opener'>;
}

/**
 * The button of a write as visitors see it: it asks them to sign in. The `WriteButton` of the same name, which then takes
 * its place, does the write without a second press and receives the focus.
 */
export function SignInToWrite({ write, reason, ...look }: SignInToWriteProps) {
  const isSigningIn = readSignInMode(useLocation().search) !== undefined;
  const way = useSignInWay({ ...reason, opener: selectorOfWrite(write) });
  useEffect(() => {
    // The dialog was closed without a sign-in: a later sign-in by another way must not do the write.
    if (!isSigningIn) takeWantedWrite(write);
  }, [isSigningIn, write]);
  useEffect(
    () => () => {
      // It went with its page, not because of a sign-in.
      if (!isMarked()) takeWantedWrite(write);
    },
    [write],
  );
  const want = (event: MouseEvent) => {
    // What opens in another tab is no wish in this one.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) wantWrite(write);
  };
  return <ButtonLink {...look} {...way} data-write={write} onClick={want} />;
}
