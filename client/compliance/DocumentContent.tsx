import { Markdown } from '../ui/Markdown.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';
import { LawChangeBox } from './LawChangeBox.tsx';
import type { OpenDocumentFragment } from './open-document.generated.ts';

interface DocumentContentProps {
  document: OpenDocumentFragment;
  /** A sheet sits below the page's h1 and has a heading of its own. */
  layout: 'page' | 'sheet';
}

/** All that is said in and about one document, below its title. */
export function DocumentContent({ document, layout }: DocumentContentProps) {
  const isPage = layout === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <div
      className={isPage ? 'grid gap-x-8 gap-y-8 max-lg:max-w-read lg:grid-cols-12' : 'flex max-w-read flex-col gap-8'}
    >
      <div className={isPage ? 'lg:col-span-5 lg:col-start-8 lg:row-start-1' : ''}>
        <DocumentFacts document={document} />
      </div>
      <div className={`flex min-w-0 flex-col gap-8 ${isPage ? 'lg:col-span-7 lg:row-start-1' : ''}`}>
        {document.lawChange && (
          <LawChangeBox change={document.lawChange} addedOn={document.lastUpdated} heading={Heading} />
        )}
        <section>
          <Heading className="mb-3 text-h2 font-bold">Versions</Heading>
          <DocumentVersions document={document} />
        </section>
        <section>
          <Heading className="mb-3 text-h2 font-bold">Full text</Heading>
          <Markdown
            source={document.content}
            headingLevel={isPage ? 3 : 4}
            {...(document.lawChange && { marks: document.lawChange.marks })}
          />
        </section>
      </div>
    </div>
  );
}
