import type { ReactNode } from 'react';

/** What a status means for the reader; the words carry it, the colour only helps. */
export type TagTone = 'alert' | 'warning' | 'neutral' | 'good' | 'information' | 'verified';

const tones: Record<TagTone, string> = {
  alert: 'bg-err-tint text-err-dark',
  warning: 'bg-amber-tint text-amber-text',
  neutral: 'bg-sunken text-ink-2',
  good: 'bg-go-tint text-go-hover',
  information: 'bg-brand-tint text-brand-dark',
  verified: 'bg-teal-tint text-teal',
};

/** A status in words. Only statuses are tags; categories are plain text. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>;
}
