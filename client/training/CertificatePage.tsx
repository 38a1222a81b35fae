import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CertificateContent } from './certificate/CertificateContent.tsx';
import { CertificateDocument, useCertificateQuery } from './certificate/certificate.generated.ts';
import { CERTIFICATE } from './certificate-address.ts';
import { certificateWords } from './words.ts';

export const handle: RouteHandle = {
  title: certificateWords.place,
  area: '',
  queries: (params) => [{ document: CertificateDocument, variables: { code: params.get(CERTIFICATE) } }],
};

/** /training?certificate=...: who knows the code checks a certificate here, and its holder prints it. */
export function Component() {
  const code = useItemOfPage(CERTIFICATE);
  const query = useCertificateQuery({ variables: { code } });
  const certificate = query.data?.certificate;
  // The address is a secret of the holder and of those who have it from them.
  useHead({ isPrivate: true });
  return (
    <ItemPage
      words={certificateWords}
      query={query}
      isFound={Boolean(certificate)}
      list="/training"
      skeleton={<Skeleton className="h-96 w-full max-w-read" />}
    >
      {(back) =>
        certificate && (
          <>
            <PageHeader title={certificateWords.place} above={back} lead="This certificate is valid." />
            <CertificateContent key={code} code={code} certificate={certificate} />
          </>
        )
      }
    </ItemPage>
  );
}
