import { Link } from 'react-router-dom';
import { latePart } from '../../ui/late-part.tsx';
import { MotionButton } from '../motion/MotionButton.tsx';
import { useRotation } from '../motion/use-rotation.ts';
import { StartTrial } from '../StartTrial.tsx';
import { TryVoice } from '../TryVoice.tsx';
import { TRIAL_NOTE, TRY_VOICE, VIEW_APIS } from '../words.ts';
import { Scene } from './Scene.tsx';
import { scenes } from './scenes.ts';

const HeroSearch = latePart(() => import('./HeroSearch.tsx').then((module) => module.HeroSearch));

/** How long a scene stays, in milliseconds. */
const HERO_ROTATION = 8_000;

/** Until its script is here the browser sends the form. The same in each rendering: a new one would take it away meanwhile. */
const search = <HeroSearch />;

/** The first view: the portal, its search, and its links. The pictures never overlap the words. */
export function HomeHero({ headline, lead }: { headline: string; lead: string }) {
  const { index, holds } = useRotation(scenes.length, HERO_ROTATION);
  return (
    <div className="overflow-hidden bg-navy text-white lg:relative print:bg-transparent print:text-ink" {...holds}>
      <Scene index={index} />
      <div className="page-wrap relative flex flex-col justify-center py-8 lg:min-h-148 lg:py-12">
        <h1 tabIndex={-1} className="text-hero lg:max-w-[31rem] lg:max-xl:max-w-[26rem] lg:max-xl:text-h1">
          {headline}
        </h1>
        <p className="mt-4 text-lg text-brand-tint print:text-ink lg:max-w-[26rem] xl:max-w-[30rem]">{lead}</p>
        <div className="lg:max-w-[26rem] xl:max-w-[33.5rem]" data-print="hide">
          {search}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <StartTrial />
          <TryVoice label={TRY_VOICE} variant="inverse" className="max-sm:w-full" />
          <Link
            to="/api-reference"
            className="inline-flex min-h-11 items-center text-sm font-medium text-white hover:text-white max-sm:w-full max-sm:justify-center"
          >
            {VIEW_APIS}
          </Link>
        </div>
        <p className="mt-3 text-xs text-brand-tint print:text-ink">{TRIAL_NOTE}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5" data-print="hide">
          <MotionButton rest=" moving content" className="text-white" />
          <p className="num flex items-center gap-x-5 text-xs text-brand-tint">
            <span aria-hidden className="flex gap-1.5">
              {scenes.map(({ name }, at) => (
                <span
                  key={name}
                  className={`w-4 border-t-4 sm:w-7 ${at === index ? 'border-amber' : 'border-white/25'}`}
                />
              ))}
            </span>
            {index + 1} of {scenes.length}
          </p>
        </div>
      </div>
    </div>
  );
}
