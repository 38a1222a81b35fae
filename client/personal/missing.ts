/** What suggestions are made from. */
export interface KnownOfPerson {
  /** The role of the profile, as the forms name it. */
  readonly role: string;
  readonly organization: string;
  readonly savedJobs: number;
  readonly applications: number;
}

/** Something that nothing is suggested from, and the way to change that. */
export interface Missing {
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

/** Roles that no post is called by. */
const unspecific: readonly string[] = ['', 'user', 'admin', 'other'];

const PROFILE = '/account#profile';

/** What the account lacks for suggestions of jobs; if it lacks nothing, that no open post matches. */
export function missingForJobs({ role, organization, savedJobs, applications }: KnownOfPerson): readonly Missing[] {
  const missing: Missing[] = [];
  if (unspecific.includes(role)) {
    const text = 'The role in your profile names no occupation that posts are called by.';
    missing.push({ text, to: PROFILE, label: 'Change your role' });
  }
  if (organization === '') {
    const text = 'Your profile names no organisation, so we do not know where you work.';
    missing.push({ text, to: PROFILE, label: 'Add your organisation' });
  }
  if (savedJobs + applications === 0) {
    const text = 'You have not saved a job or applied for one.';
    missing.push({ text, to: '/staff-portal', label: 'Look at the open posts' });
  }
  if (missing.length > 0) return missing;
  const text =
    'No other open post has anything in common with your profile or with the jobs that you saved or applied for.';
  return [{ text, to: '/staff-portal', label: 'Look at the open posts' }];
}

/** What is missing for equipment to be suggested. */
export function missingForEquipment(): readonly Missing[] {
  return [
    {
      text: 'No equipment that can be had goes with the role in your profile.',
      to: PROFILE,
      label: 'Change your role',
    },
    {
      text: 'You have not asked for quotes, or written to a supplier, about equipment that can be had.',
      to: '/equipment',
      label: 'Look at the equipment',
    },
  ];
}
