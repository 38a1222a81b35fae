import { useEffect, useSyncExternalStore } from 'react';
import { returnFocus } from '../dialog/return-focus.ts';
import { Button } from '../ui/Button.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { ALL, type Choice, isAnswered, NECESSARY_ALONE, subscribeToChoice } from './choice.ts';
import { openCookieSettings } from './settings-opener.ts';
import {
  ACCEPT_ALL_COOKIES,
  BANNER_TEXT,
  BANNER_TITLE,
  COOKIE_SETTINGS,
  NECESSARY_ONLY,
  PRIVACY_LINK,
  REGULATOR_ADDRESS,
  REGULATOR_LINK,
} from './words.ts';

interface ConsentBannerProps {
  onChoose: (choice: Choice) => void;
  /** Called once its buttons do something. */
  onReady?: () => void;
}

/**
 * Asks about cookies, above the page and in its flow, so that it covers nothing. It is served with the page, which so does
 * not move. Without scripts nothing is asked, as nothing but what is necessary is used then.
 */
export function ConsentBanner({ onChoose, onReady }: ConsentBannerProps) {
  const isHidden = useSyncExternalStore(subscribeToChoice, isAnswered, () => false);
  useEffect(() => onReady?.(), [onReady]);
  if (isHidden) return null;
  const answer = (choice: Choice) => {
    onChoose(choice);
    returnFocus('h1');
  };
  return (
    <section
      aria-labelledby="consent-title"
      data-print="hide"
      className="border-b-2 border-ink bg-brand-tint py-5 noscript:hidden"
    >
      <div className="page-wrap lg:flex lg:items-center lg:justify-between lg:gap-8">
        <div>
          <h2 id="consent-title" className="text-h3">
            {BANNER_TITLE}
          </h2>
          <p className="mt-1 max-w-read text-sm">{BANNER_TEXT}</p>
          <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
            <a href="/privacy-policy" className="py-1 pointer-coarse:py-2.5">
              {PRIVACY_LINK}
            </a>
            <ExternalLink href={REGULATOR_ADDRESS} className="py-1 pointer-coarse:py-2.5">
              {REGULATOR_LINK}
            </ExternalLink>
          </p>
        </div>
        <div className="flex shrink-0 gap-3 max-lg:mt-3 max-sm:flex-col">
          <Button onClick={() => answer(ALL)}>{ACCEPT_ALL_COOKIES}</Button>
          <Button onClick={() => answer(NECESSARY_ALONE)}>{NECESSARY_ONLY}</Button>
          <Button onClick={openCookieSettings}>{COOKIE_SETTINGS}</Button>
        </div>
      </div>
    </section>
  );
}
