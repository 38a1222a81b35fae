import { Phone } from 'lucide-react';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatTime } from '../ui/moments.ts';
import type { ReplyFragment } from './assistant.generated.ts';
import type { Sentence } from './stream-reply.ts';
import { BY_RULE, TITLE } from './words.ts';

/** A reply: the advice in an emergency first, then its sentences with their sources, and how it was produced. */
export function ReplyMessage({ reply, at }: { reply: ReplyFragment; at: Date }) {
  const { emergency, sentences, originLabel } = reply;
  return (
    <>
      {emergency && <Emergency advice={emergency} />}
      {sentences.length > 0 && (
        <>
          <p className="text-sm font-bold">{TITLE}</p>
          <Sentences sentences={sentences} />
          <p className="mt-1 text-xs text-ink-2">
            {originLabel}, {formatTime(at)}
          </p>
        </>
      )}
    </>
  );
}

/** Sentences with what each was taken from. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return bySource(sentences).map(({ texts, record }) => (
    <div key={texts[0]} className="border-b border-line py-2 first-of-type:pt-0">
      <p className="text-sm wrap-anywhere">{texts.join(' ')}</p>
      {record && (
        <p className="text-sm">
          <span className="sr-only">Source: </span>
          <ContentLink href={record.path} className="font-bold wrap-anywhere pointer-coarse:py-2.5">
            {record.title}
          </ContentLink>
        </p>
      )}
    </div>
  ));
}

function Emergency({ advice: { title, text, contacts } }: { advice: NonNullable<ReplyFragment['emergency']> }) {
  const [first, ...others] = contacts;
  return (
    <div className="border-l-6 border-err bg-err-tint p-4 pl-5">
      <p className="text-lg font-bold text-err-dark">{title}</p>
      <p className="mt-1 text-sm">{text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {first && (
          <a
            href={first.address}
            className="box-link inline-flex min-h-11 items-center gap-2 rounded border-2 border-err bg-paper px-4 font-bold text-err-dark no-underline hover:bg-err-tint hover:text-err-dark"
          >
            <Phone aria-hidden className="size-4" strokeWidth={2} />
            {first.label}
          </a>
        )}
        {others.map(({ label, address }) => (
          <ContentLink key={address} href={address} className="pointer-coarse:py-2.5">
            {label}
          </ContentLink>
        ))}
      </p>
      <p className="mt-3 text-xs text-ink-2">{BY_RULE}</p>
    </div>
  );
}

/** Sentences of one record together: it is named once. */
function bySource(sentences: readonly Sentence[]): { texts: string[]; record: Sentence['record'] }[] {
  const groups: { texts: string[]; record: Sentence['record'] }[] = [];
  for (const { text, record } of sentences) {
    const last = groups.at(-1);
    if (last && record && last.record?.path === record.path) last.texts.push(text);
    else groups.push({ texts: [text], record });
  }
  return groups;
}
