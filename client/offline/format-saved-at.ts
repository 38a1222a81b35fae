import { formatDate } from '../ui/dates.ts';
import { formatTime } from '../ui/moments.ts';

/** When a copy was saved: "2:02pm", with its day if that is not today. */
export function formatSavedAt(at: Date, now: Date): string {
  const time = formatTime(at);
  return formatDate(at) === formatDate(now) ? time : `${time} on ${formatDate(at)}`;
}
