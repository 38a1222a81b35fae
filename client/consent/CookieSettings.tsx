import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatDate } from '../ui/dates.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { ALL, type Choice, keptChoice, NECESSARY_ALONE } from './choice.ts';
import { choose } from './choose.ts';
import { KindSwitch } from './KindSwitch.tsx';
import {
  ACCEPT_ALL,
  ALWAYS_ON,
  COOKIE_SETTINGS,
  NECESSARY,
  NECESSARY_TEXT,
  OPTIONAL_KINDS,
  REJECT_ALL,
  SAVE_PREFERENCES,
  SETTINGS_TEXT,
} from './words.ts';

/** Each kind of cookies with a switch, off until the visitor turns it on. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const [kept] = useState(keptChoice);
  const [choice, setChoice] = useState<Choice>(kept ?? NECESSARY_ALONE);
  const save = (chosen: Choice) => {
    void choose(client, chosen);
    onClose();
  };
  return (
    <Sheet title={COOKIE_SETTINGS} place="Cookies" size="small" onClose={onClose}>
      <p className="mt-3 text-sm">{SETTINGS_TEXT}</p>
      {kept && <p className="mt-1 text-sm text-ink-2">You last chose on {formatDate(kept.chosenOn)}.</p>}
      <div className="mt-4 border-t border-line py-3">
        <p className="flex justify-between gap-4 font-bold">
          {NECESSARY}
          <span className="text-sm font-regular">{ALWAYS_ON}</span>
        </p>
        <p className="mt-1 text-sm text-ink-2">{NECESSARY_TEXT}</p>
      </div>
      {OPTIONAL_KINDS.map(({ kind, label, text }) => (
        <KindSwitch
          key={kind}
          label={label}
          text={text}
          isOn={choice[kind]}
          onChange={(isOn) => setChoice({ ...choice, [kind]: isOn })}
        />
      ))}
      <div className="flex gap-3 border-t border-line pt-6 max-sm:flex-col">
        <Button className="grow" onClick={() => save(choice)}>
          {SAVE_PREFERENCES}
        </Button>
        <Button className="grow" onClick={() => save(ALL)}>
          {ACCEPT_ALL}
        </Button>
        <Button className="grow" onClick={() => save(NECESSARY_ALONE)}>
          {REJECT_ALL}
        </Button>
      </div>
    </Sheet>
  );
}
