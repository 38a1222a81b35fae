import { Tag, type TagTone } from './Tag.tsx';

const looks = {
  HIGH: { tone: 'alert', words: 'High urgency' },
  MEDIUM: { tone: 'warning', words: 'Medium urgency' },
  LOW: { tone: 'neutral', words: 'Low urgency' },
} satisfies Record<string, { tone: TagTone; words: string }>;

/** How soon something needs to be done. */
export function UrgencyTag({ urgency }: { urgency: keyof typeof looks }) {
  const { tone, words } = looks[urgency];
  return <Tag tone={tone}>{words}</Tag>;
}
