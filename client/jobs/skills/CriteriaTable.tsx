import { Link } from 'react-router-dom';
import type { JobCriterionOutcome } from '../../generated/graph.generated.ts';
import { Tag, type TagTone } from '../../ui/Tag.tsx';
import type { JudgedCriterionFragment } from './own-skills.generated.ts';

const outcomes: Readonly<Record<JobCriterionOutcome, readonly [tone: TagTone, label: string]>> = {
  MET: ['good', 'Met'],
  PARTLY_MET: ['warning', 'Met in part'],
  NOT_SHOWN: ['neutral', 'Not shown'],
  CANNOT_BE_JUDGED: ['neutral', 'Cannot be judged'],
};

interface CriteriaTableProps {
  criteria: readonly JudgedCriterionFragment[];
  comparedWith: readonly string[];
}

/** What a post asks for, each with whether it is shown, what shows it, and why that is said. */
export function CriteriaTable({ criteria, comparedWith }: CriteriaTableProps) {
  return (
    <>
      <ComparedWith sources={comparedWith} />
      {criteria.length === 0 ? (
        <p className="mt-4">The post has no list of what it asks for, so there is nothing to compare.</p>
      ) : (
        <ul className="mt-4 border-t-2 border-ink">
          {criteria.map((one) => (
            <Criterion key={one.criterion} {...one} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-xs text-ink-2">
        Met: half of the key words or more, and the length of time that is asked for. Met in part: a quarter of the
        words, or too short a time. Not shown says nothing against you: write it into your application.
      </p>
    </>
  );
}

function ComparedWith({ sources }: { sources: readonly string[] }) {
  if (sources.length > 0) return <p className="mt-4 text-sm">Compared with: {sources.join('; ')}.</p>;
  return (
    <p className="mt-4 text-sm">
      There is nothing to compare with: the role in your profile names no occupation, you have completed no training
      here, and you have sent no application. <Link to="/account#profile">Change your role</Link>
    </p>
  );
}

function Criterion({ criterion, status, evidence, evidenceFrom, reason }: JudgedCriterionFragment) {
  const [tone, label] = outcomes[status];
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 basis-64 grow font-bold wrap-anywhere">{criterion}</p>
        <Tag tone={tone}>{label}</Tag>
      </div>
      {evidence && (
        <figure className="mt-2 border-l-4 border-line pl-4 text-sm">
          <blockquote className="wrap-anywhere">'{evidence}'</blockquote>
          {evidenceFrom && <figcaption className="text-ink-2">{evidenceFrom}</figcaption>}
        </figure>
      )}
      <p className="mt-2 text-sm">{reason}</p>
    </li>
  );
}
