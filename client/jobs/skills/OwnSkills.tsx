import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';
import { useOwnSkillsQuery } from './own-skills.generated.ts';

interface OwnSkillsProps {
  jobId: string;
  headingLevel: 'h2' | 'h3';
}

/** How the profile of the signed-in user meets a post, criterion by criterion; asked for when they ask for it. */
export function OwnSkills({ jobId, headingLevel: Heading }: OwnSkillsProps): ReactNode {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { data, error, loading, refetch } = useOwnSkillsQuery({
    variables: { jobId },
    skip: !isAsked || !session,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const analysis = session ? data?.ownSkillsAnalysis : undefined;
  const isCompared = Boolean(analysis);
  useEffect(() => {
    // The button that was pressed goes with the answer.
    if (isCompared) heading.current?.focus({ preventScroll: true });
  }, [isCompared]);
  return (
    <section aria-labelledby="own-skills" data-print="hide">
      <Heading ref={heading} id="own-skills" tabIndex={-1} className="text-h3 font-bold outline-none">
        How your profile meets this job
      </Heading>
      <p className="mt-1 text-sm text-ink-2">
        What the post asks for is compared, word by word, with the role in your profile, training that you completed
        here and your last 5 applications. The result is not kept, and the employer is not told.
      </p>
      {!analysis && !error && (
        <Button className="mt-4" aria-disabled={isAsked} onClick={() => setAsked(true)}>
          {isAsked ? 'Comparing...' : 'Compare with my profile'}
        </Button>
      )}
      {error && !analysis && (
        <ErrorPanel
          title="The post could not be compared"
          message={error.message}
          busy={loading}
          onRetry={() => refetch()}
        />
      )}
      {analysis && <CriteriaTable criteria={analysis.match.criteria} comparedWith={analysis.comparedWith} />}
    </section>
  );
}
