import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { formatDate } from '../../ui/dates.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import type { CheckedCertificateFragment } from './certificate.generated.ts';

const HeldCertificate = lazy(() =>
  import('./HeldCertificate.tsx').then(
    (module) => ({ default: module.HeldCertificate }),
    () => ({ default: () => null }),
  ),
);

interface CertificateContentProps {
  code: string;
  certificate: CheckedCertificateFragment;
}

/** What a certificate says, as it is printed, and what its holder can do with it. */
export function CertificateContent({ code, certificate }: CertificateContentProps) {
  const { number, title, kind, issuedOn, holderName } = certificate;
  const [ownName, setOwnName] = useState<string>();
  const name = ownName ?? holderName;
  const isSignedIn = useMark();
  return (
    <div className="page-wrap py-10 lg:py-16">
      <div className="max-w-read border-y-4 border-brand py-8">
        <p className="text-sm text-ink-2">{__PRODUCT_NAME__} training centre</p>
        <h2 className="mt-2 text-h2">{title}</h2>
        <dl className="mt-6 text-sm">
          <Fact label="Completed by">
            {name ?? <span className="font-regular text-ink-2">The holder has not agreed to be named here</span>}
          </Fact>
          <Fact label="Kind">{kind === 'PATH' ? 'Training path' : 'Certification'}</Fact>
          <Fact label="Date">
            <time dateTime={issuedOn}>{formatDate(issuedOn)}</time>
          </Fact>
          <Fact label="Number">{number}</Fact>
          <Fact label="Code">
            <span className="wrap-anywhere">{code}</span>
          </Fact>
        </dl>
      </div>
      <div className="mt-6" data-print="hide">
        <PrintButton>Print this certificate</PrintButton>
      </div>
      {isSignedIn && (
        <Suspense>
          <HeldCertificate code={code} onName={setOwnName} />
        </Suspense>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gap-x-8 border-t border-line py-3 sm:grid sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num font-bold">{children}</dd>
    </div>
  );
}
