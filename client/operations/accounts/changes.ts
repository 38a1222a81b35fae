import type { ButtonVariant } from '../../ui/button-classes.ts';

interface ChangeWords {
  readonly title: string;
  /** What comes of it. */
  readonly text: string;
  readonly label: string;
  readonly workingLabel: string;
  readonly done: string;
  readonly failure: string;
  readonly variant: ButtonVariant;
}

/** Changes that are asked about before they are made. */
export type AskedChange = 'suspend' | 'unsuspend' | 'access';

/** What is said before, while and after such a change. */
export const changeWords: Readonly<Record<AskedChange, (name: string) => ChangeWords>> = {
  suspend: (name) => ({
    title: `Suspend ${name}?`,
    text: 'They are signed out everywhere at once, and cannot sign in until the suspension is lifted.',
    label: 'Suspend account',
    workingLabel: 'Suspending account...',
    done: `${name} is suspended`,
    failure: 'The account could not be suspended',
    variant: 'warning',
  }),
  unsuspend: (name) => ({
    title: `Lift the suspension of ${name}?`,
    text: 'They can sign in again, with the access that they had, and are told by email.',
    label: 'Lift suspension',
    workingLabel: 'Lifting suspension...',
    done: `${name} can sign in again`,
    failure: 'The suspension could not be lifted',
    variant: 'primary',
  }),
  access: (name) => ({
    title: `Change access of ${name}`,
    text: 'It applies from their next request. An account that becomes a member again has to be verified again: its jobs are closed and its products are withdrawn.',
    label: 'Change access',
    workingLabel: 'Changing access...',
    done: `Access of ${name} is changed`,
    failure: 'The access could not be changed',
    variant: 'primary',
  }),
};
