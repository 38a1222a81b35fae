import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { CoverChart } from './CoverChart.tsx';
import type { CoverForecast } from './cover-forecast.ts';
import { dayNames } from './day-names.ts';

const FIRST_ROSTER = '24';
const MOST = 99;

/** The week to come against the number that is rostered, which the reader changes. */
export function CoverDemo({ forecast, weeks }: { forecast: CoverForecast; weeks: number }) {
  const [typed, setTyped] = useState(FIRST_ROSTER);
  const rostered = Math.min(MOST, Math.max(0, Math.round(Number(typed) || 0)));
  return (
    <>
      <TextField
        label="Nurses rostered each night"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="w-24"
      />
      <CoverChart expected={forecast.expected} error={forecast.error} rostered={rostered} />
      <p className="num mt-3 text-sm font-bold" aria-live="polite">
        {shortfall(forecast.expected, rostered)}
      </p>
      <p className="num mt-1 text-xs text-ink-2">
        Each night is the mean of the same weekday in the 4 weeks before. Mean error {forecast.error.toFixed(1)} nurses
        over {forecast.tested} of the {weeks} weeks.
      </p>
    </>
  );
}

/** Which night has the largest gap, in words. */
function shortfall(expected: readonly number[], rostered: number): string {
  const needed = Math.max(...expected);
  const missing = Math.ceil(needed - rostered);
  const day = dayNames[expected.indexOf(needed)];
  return missing > 0 ? `${missing} short on ${day}` : 'Enough nurses on every night of the week';
}
