import { useEffect } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { returnFocus } from '../dialog/return-focus.ts';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { sections } from './sections.ts';
import { useDeskAddress } from './use-desk-address.ts';
import { LEAD, TITLE } from './words.ts';

/** The page of operators, a section at a time; the address says which. */
export function OperationsDesk() {
  useHead({ title: TITLE });
  const { value } = useDeskAddress();
  const shown = sections.find(({ slug }) => slug === value('section')) ?? sections[0];
  const navigation = useNavigationType();
  useEffect(() => {
    // Whoever came by a link had the focus on it, and there was no heading yet to take it.
    if (navigation !== NavigationType.Pop) returnFocus('h1');
  }, [navigation]);
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <div className="page-wrap pt-4 pb-16">
        <nav aria-label="Sections of this page">
          <ul className="flex flex-wrap gap-x-6 border-b border-line">
            {sections.map((section) => (
              <li key={section.slug}>
                <SectionLink {...section} isShown={section === shown} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="pt-8">
          <shown.Section key={shown.slug} />
        </div>
      </div>
    </>
  );
}

function SectionLink({ slug, label, isShown }: { slug: string; label: string; isShown: boolean }) {
  const isFirst = slug === sections[0].slug;
  return (
    <Link
      to={{ search: isFirst ? '' : `?section=${slug}` }}
      aria-current={isShown ? 'page' : undefined}
      className={`-mb-px inline-flex min-h-11 items-center border-b-4 text-sm no-underline ${isShown ? 'border-current font-bold text-ink' : 'border-transparent'}`}
    >
      <span className={isShown ? '' : 'underline underline-offset-[0.15em]'}>{label}</span>
    </Link>
  );
}
