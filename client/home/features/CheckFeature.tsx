import type { HomePageQuery } from '../home-page.generated.ts';
import { VIEW_COMPLIANCE } from '../words.ts';
import { CheckDemo } from './CheckDemo.tsx';
import { Feature } from './Feature.tsx';
import { outdatedWords } from './law-check.ts';

/** A text, compared with the changes of law that the documents name. */
export function CheckFeature({ data }: { data: HomePageQuery }) {
  const outdated = outdatedWords(data.documents.nodes);
  const demo = outdated.length > 0 && {
    bar: { name: 'Policy check', source: 'Automated check from portal rules' },
    children: <CheckDemo outdated={outdated} />,
  };
  return (
    <Feature
      title="Check a policy against the law"
      text="Paste a sentence of your policy. The check names the words that the law has overtaken, and what holds today."
      way={{ to: '/compliance', label: VIEW_COMPLIANCE }}
      {...demo}
    />
  );
}
