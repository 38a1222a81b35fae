import { lazy, Suspense } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';

const OwnSkills = lazy(() =>
  import('./OwnSkills.tsx').then(
    (module) => ({ default: module.OwnSkills }),
    // Where the script cannot be fetched, the job stands there without it.
    () => ({ default: () => null }),
  ),
);

/** The place of how a user's profile meets a post. Its script is fetched by those who signed in alone. */
export function OwnSkillsPlace(props: { jobId: string; headingLevel: 'h2' | 'h3' }) {
  return (
    useMark() && (
      <Suspense>
        <OwnSkills {...props} />
      </Suspense>
    )
  );
}
