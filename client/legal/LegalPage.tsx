import type { ReactNode } from 'react';
import type { LegalPageKind } from '../generated/graph.generated.ts';
import { formatDate } from '../ui/dates.ts';
import { PageContents } from '../ui/PageContents.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { UnloadedSections } from '../ui/UnloadedSections.tsx';
import { LegalSection } from './LegalSection.tsx';
import { useLegalPageQuery } from './legal-page.generated.ts';
import { LEGAL_NOT_LOADED, PRINT, versionWords } from './words.ts';

interface LegalPageProps {
  kind: LegalPageKind;
  title: string;
  /** Actions that belong to its text. */
  actions?: ReactNode;
}

/** One of the legal texts: its version and date, its contents, and its sections. */
export function LegalPage({ kind, title, actions }: LegalPageProps) {
  const query = useLegalPageQuery({ variables: { kind } });
  const { data } = query;
  const text = data?.legalPage;
  return (
    <>
      <PageHeader title={title} lead={text?.summary}>
        {(text || !query.error) && (
          <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
            {text ? (
              <p className="num text-sm font-bold">
                {versionWords(text.version)} · {formatDate(text.effectiveOn)}
              </p>
            ) : (
              <Skeleton className="h-5 w-60" />
            )}
            <PrintButton>{PRINT}</PrintButton>
          </div>
        )}
        {actions}
      </PageHeader>
      <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
        {text && (
          <>
            <div className="col-span-3">
              <PageContents sections={text.sections.map(({ id, heading }) => ({ id, title: heading }))} />
            </div>
            <div className="col-span-9 flex flex-col gap-10 lg:gap-12">
              {text.sections.map((section) => (
                <LegalSection key={section.id} section={section} />
              ))}
            </div>
          </>
        )}
        {!text && <UnloadedSections title={LEGAL_NOT_LOADED} query={query} />}
      </div>
    </>
  );
}
