import { LateDocumentAlerts } from '../alerts/documents/LateDocumentAlerts.tsx';
import { ItemColumns } from '../lists/ItemColumns.tsx';
import { latePart } from '../ui/late-part.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { LawChangeBox } from './LawChangeBox.tsx';
import type { OpenDocumentFragment } from './open-document.generated.ts';

const DocumentVersions = latePart(() => import('./DocumentVersions.tsx').then((module) => module.DocumentVersions));
const DocumentContents = latePart(() => import('./DocumentContents.tsx').then((module) => module.DocumentContents));

interface DocumentContentProps {
  document: OpenDocumentFragment;
  /** A sheet is below the page's h1 and has its own heading. */
  layout: 'page' | 'sheet';
}

/** All that is said in and about one document, below its title. */
export function DocumentContent({ document, layout }: DocumentContentProps) {
  const isPage = layout === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <ItemColumns
      layout={layout}
      aside={<DocumentFacts document={document} />}
      contents={isPage && <DocumentContents content={document.content} />}
    >
      {document.lawChange && (
        <LawChangeBox change={document.lawChange} addedOn={document.lastUpdated} heading={Heading} />
      )}
      <section>
        <Heading id="versions" tabIndex={-1} className="mb-3 text-h2 font-bold">
          Versions
        </Heading>
        <DocumentVersions document={document} />
      </section>
      <LateDocumentAlerts document={document} heading={Heading} />
      <section>
        <Heading className="mb-3 text-h2 font-bold">Full text</Heading>
        <Markdown
          source={document.content}
          headingLevel={isPage ? 3 : 4}
          headingId="part-"
          {...(document.lawChange && { marks: document.lawChange.marks })}
        />
      </section>
    </ItemColumns>
  );
}
