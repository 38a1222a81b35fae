import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openedHereState } from '../navigation/opened-here.ts';
import { formatNumber } from '../ui/numbers.ts';
import { CompletionBar } from './CompletionBar.tsx';
import { preloadPathSheet } from './LazyPathSheet.tsx';
import { pathAddress } from './path-address.ts';
import type { TrainingPathRowFragment } from './training-page.generated.ts';
import { ILLUSTRATIVE, PREVIEW_COURSE } from './words.ts';

interface TrainingPathsProps {
  paths: readonly TrainingPathRowFragment[];
  /** The way to take a path. */
  actionOf: (path: TrainingPathRowFragment) => ReactNode;
}

/** The training paths as wide rows, and what their figures are. */
export function TrainingPaths({ paths, actionOf }: TrainingPathsProps) {
  return (
    <>
      <ul className="border-b border-line">
        {paths.map((path) => (
          <TrainingPathRow key={path.id} path={path}>
            {actionOf(path)}
          </TrainingPathRow>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-2">{ILLUSTRATIVE}: completion, rating and enrolled.</p>
    </>
  );
}

function TrainingPathRow({ path, children }: { path: TrainingPathRowFragment; children: ReactNode }) {
  const { slug, title, description, levelLabel, durationWeeks, moduleCount, topics } = path;
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-[1fr_13rem]">
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <p className="num mt-1 text-sm text-ink-2">
          {levelLabel}, {durationWeeks} weeks, {moduleCount} modules
        </p>
        <p className="mt-2">{description}</p>
        <p className="mt-2 text-sm">
          <span className="font-bold">Topics: </span>
          {topics.join(', ')}
        </p>
      </div>
      <PathFigures path={path} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 md:col-span-2" data-print="hide">
        {children}
        <Link
          to={pathAddress(slug)}
          state={openedHereState()}
          onPointerEnter={preloadPathSheet}
          onFocus={preloadPathSheet}
          className="inline-flex min-h-11 items-center text-sm font-medium"
        >
          {PREVIEW_COURSE}
          <span className="sr-only"> {title}</span>
        </Link>
      </div>
    </li>
  );
}

function PathFigures({ path: { completionRate, rating, enrolledCount, colour } }: { path: TrainingPathRowFragment }) {
  return (
    <dl className="num grid grid-cols-3 gap-x-4 self-start text-sm md:grid-cols-2">
      <div className="flex flex-col-reverse justify-end md:col-span-2">
        <dt className="text-xs text-ink-2">completion</dt>
        <dd>
          <span className="text-h3 font-bold">{completionRate}%</span>
          <CompletionBar rate={completionRate} colour={colour} />
        </dd>
      </div>
      <div className="mt-0 flex flex-col-reverse justify-end md:mt-3">
        <dt className="text-xs text-ink-2">rating</dt>
        <dd className="font-bold">{rating.toLocaleString('en-GB', { minimumFractionDigits: 1 })}/5</dd>
      </div>
      <div className="flex flex-col-reverse justify-end md:mt-3">
        <dt className="text-xs text-ink-2">enrolled</dt>
        <dd className="font-bold">{formatNumber(enrolledCount)}</dd>
      </div>
    </dl>
  );
}
