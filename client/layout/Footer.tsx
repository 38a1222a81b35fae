import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisitorCard } from '../analytics/VisitorCard.tsx';
import { useNow } from '../apollo/now.tsx';
import { openCookieSettings } from '../consent/settings-opener.ts';
import { COOKIE_SETTINGS } from '../consent/words.ts';
import type { LayoutQuery } from '../navigation/layout.generated.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { INDEPENDENCE } from '../ui/late-words.ts';
import { Certifications } from './Certifications.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { formatYear } from './format-year.ts';
import { legalPages, navigation } from './navigation.ts';

/** Pages that help with the portal. */
const support = [
  { to: '/help-center', label: 'Help center' },
  { to: '/documentation', label: 'Documentation' },
  { to: '/training', label: 'Training' },
  { to: '/api-reference', label: 'API reference' },
  { to: '/system-status', label: 'System status' },
];

/** Pages about who runs the portal, and its terms. */
const companyAndLegal = [{ to: '/about', label: 'About' }, ...legalPages];

/** What the server offers beside these pages; not routes of the client. */
const interfaces = [
  { href: '/graphql', label: 'GraphQL playground' },
  { href: '/api/openapi.json', label: 'REST description (OpenAPI)' },
];

/** The footer of every page: contact, further links, and the disclaimer. */
export function Footer({ data }: { data: LayoutQuery | undefined }) {
  const entry = (key: string) => data?.footer.nodes.find((candidate) => candidate.key === `footer.${key}`);
  const certifications = entry('certifications');
  const year = formatYear(useNow());
  return (
    <footer className="bg-sunken text-sm">
      <div aria-hidden className="grid h-1.5 grid-cols-3">
        <div className="bg-brand" />
        <div className="bg-teal" />
        <div className="bg-amber" />
      </div>
      <div className="page-wrap pt-12 pb-24" data-print="hide">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          <Group title="Contact">
            <ContactDetails entry={entry('contact')} />
            <PageLinks pages={[{ to: '/contact', label: 'Send us a message' }]} />
          </Group>
          <Group title="Support">
            <PageLinks pages={support} />
            <ul>
              {interfaces.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className={linkClasses}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
          <Group title="Company and legal">
            <PageLinks pages={companyAndLegal} />
            <button
              type="button"
              onClick={openCookieSettings}
              className={`${linkClasses} underline underline-offset-[0.15em] noscript:hidden`}
            >
              {COOKIE_SETTINGS}
            </button>
          </Group>
          <Group title="Health-service sites">
            <ul>
              {(entry('health-service-sites')?.items ?? []).map(({ label, url }) => (
                <li key={label}>
                  <ContentLink href={url} className={linkClasses}>
                    {label}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </Group>
        </div>
        {/* The main pages again, in one line: at the end of a long page the header is far away. */}
        <div className="mt-8 border-t border-line-strong/50 pt-4">
          <PageLinks pages={navigation} className="flex flex-wrap gap-x-6" />
        </div>
        <div className="mt-4 grid gap-8 border-t border-line-strong/50 pt-8 lg:grid-cols-2">
          {certifications && <Certifications entry={certifications} />}
          <VisitorCard served={data?.realtimeStats} />
        </div>
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line-strong/50 pt-6">
          <p className="font-bold">{INDEPENDENCE}</p>
          <p className="num text-xs text-ink-2">
            © {year} {__PRODUCT_NAME__}
          </p>
        </div>
      </div>
    </footer>
  );
}

const linkClasses = 'inline-block py-1 text-ink hover:text-link-hover pointer-coarse:py-2.5';

function PageLinks({ pages, className }: { pages: readonly { to: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={linkClasses}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-base font-bold">{title}</h2>
      {children}
    </div>
  );
}
