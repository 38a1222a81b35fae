import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { type SectionSlug, sections, useShownSection } from './sections.ts';
import { LEAD, TITLE } from './words.ts';

/** The header of the operators' page and the links to its sections, around the section that the address names. */
export function DeskFrame({ children }: { children: ReactNode }) {
  useHead({ title: TITLE, isPrivate: true });
  const shown = useShownSection();
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} />
      <div className="page-wrap pt-4 pb-16">
        <nav aria-label="Sections of this page" data-print="hide">
          <ul className="flex flex-wrap gap-x-4 border-b border-line sm:gap-x-6">
            {sections.map((section) => (
              <li key={section.slug}>
                <SectionLink {...section} isShown={section.slug === shown} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="pt-8">{children}</div>
      </div>
    </>
  );
}

function SectionLink({ slug, label, isShown }: { slug: SectionSlug; label: string; isShown: boolean }) {
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
