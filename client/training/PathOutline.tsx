import type { ReactNode } from 'react';
import type { OpenTrainingPathFragment } from './open-path.generated.ts';

interface PathOutlineProps {
  path: OpenTrainingPathFragment;
  headingLevel: 'h2' | 'h3';
  /** The way to take the path. */
  children?: ReactNode;
}

/** The outline of a path: its subject, then its modules with their topics and hours. */
export function PathOutline({ path, headingLevel: Heading, children }: PathOutlineProps) {
  const { description, levelLabel, durationWeeks, moduleCount, hours, modules } = path;
  return (
    <>
      <p className="num mt-2 text-sm text-ink-2">
        {levelLabel}, {durationWeeks} weeks, {moduleCount} modules, {hours} hours
      </p>
      <p className="mt-4">{description}</p>
      {children}
      <Heading className="mt-8 mb-3 text-h3">Modules</Heading>
      <ol className="border-b border-line">
        {modules.map(({ position, title, hours: length, topics }) => (
          <li key={position} className="flex gap-x-4 border-t border-line py-3">
            <span aria-hidden className="num w-6 shrink-0 text-right text-ink-2">
              {position}
            </span>
            <div className="min-w-0 grow">
              <p className="font-bold">{title}</p>
              <p className="text-sm text-ink-2">{topics.join(', ')}</p>
            </div>
            <p className="num max-w-24 shrink-0 text-sm">{length} hours</p>
          </li>
        ))}
      </ol>
    </>
  );
}
