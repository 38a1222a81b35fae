import { ChevronDown } from 'lucide-react';
import { SectionLink } from './SectionLink.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface PageContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The list of a long page's sections: beside them and always in sight on wide screens, folded above them on small ones. */
export function PageContents({ sections }: PageContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <nav aria-labelledby="on-this-page" data-print="hide" className="max-lg:hidden lg:sticky lg:top-24">
        <h2 id="on-this-page" className="mb-2 text-base font-bold">
          On this page
        </h2>
        <ul className="border-l border-line-strong">
          {sections.map(({ id, title }) => (
            <li
              key={id}
              className={`flex min-h-10 items-center py-1.5 text-sm ${id === current ? '-ml-px border-l-4 border-brand pl-3.25' : 'pl-4'}`}
            >
              <SectionLink
                id={id}
                isCurrent={id === current}
                className={id === current ? 'font-bold text-ink no-underline' : ''}
              >
                {title}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <details data-print="hide" className="group mb-10 border-y border-line-strong lg:hidden">
        <summary className="flex min-h-12 items-center justify-between text-sm font-bold">
          On this page, {sections.length} parts
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" strokeWidth={2} />
        </summary>
        <ul className="pb-3">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink id={id} className="inline-flex min-h-11 items-center text-sm">
                {title}
              </SectionLink>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
