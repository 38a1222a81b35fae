import type { OwnSessionFragment } from '../accounts/own-account.generated.ts';
import { formatMoment } from '../ui/moments.ts';
import { deviceInWords } from './device-in-words.ts';

/**
 * What each session is called where nothing stands around it, no two of them the same: "Chrome on Linux, signed in on
 * 6 August 2018 at 2:31pm". Those that the minute does not tell apart have a number each.
 */
export function sessionNames(sessions: readonly Pick<OwnSessionFragment, 'device' | 'createdAt'>[]): string[] {
  const names = sessions.map(({ device, createdAt }) => {
    const at = new Date(createdAt);
    return `${deviceInWords(device)}, signed in on ${formatMoment(at)}`;
  });
  return names.map((name, index) => {
    const alike = names.filter((other) => other === name).length;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return alike > 1 ? `${name}, ${number} of ${alike}` : name;
  });
}
