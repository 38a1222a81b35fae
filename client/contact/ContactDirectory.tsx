import { ContentLink } from '../ui/ContentLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { contactEntry } from './contact-entry.ts';
import type { ContactEntryFragment } from './contact-page.generated.ts';
import { NewsletterSection } from './newsletter/NewsletterSection.tsx';

type Department = ContactEntryFragment['items'][number];

const columns: [Column<Department>, ...Column<Department>[]] = [
  { header: 'Department', cell: ({ label }) => label },
  { header: 'What it helps with', shortHeader: 'For', cell: ({ text }) => text },
  {
    header: 'Email',
    cell: ({ value, url }) => {
      const [name, host] = value?.split('@') ?? [];
      return (
        <span className="wrap-anywhere">
          {/* Where an address does not fit it goes on behind its sign. */}
          <ContentLink href={url}>
            {name}
            {host && (
              <>
                @<wbr />
                {host}
              </>
            )}
          </ContentLink>
        </span>
      );
    },
  },
];

/** The hours of each department, and further ways to make contact. */
export function ContactDirectory({ entries }: { entries: readonly ContactEntryFragment[] }) {
  const hours = contactEntry(entries, 'hours');
  const departments = contactEntry(entries, 'departments');
  const links = contactEntry(entries, 'nhs-links');
  return (
    <div className="border-t border-line bg-canvas">
      <div className="page-wrap flex flex-col gap-10 py-10 lg:gap-16 lg:py-16">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          {hours && <Hours entry={hours} />}
          {links && <QuickLinks entry={links} />}
        </div>
        {departments && (
          <section>
            <h2 id="contact-departments" className="mb-4 text-h2">
              {departments.title}
            </h2>
            <DataTable
              labelledBy="contact-departments"
              {...(departments.body && { caption: departments.body })}
              columns={columns}
              rows={departments.items}
              rowKey={({ label }) => label}
            />
          </section>
        )}
        <NewsletterSection />
      </div>
    </div>
  );
}

function Hours({ entry }: { entry: ContactEntryFragment }) {
  return (
    <section aria-labelledby="contact-hours" className="lg:col-span-7">
      <h2 id="contact-hours" className="mb-4 text-h2">
        {entry.title}
      </h2>
      <dl className="border-b border-line">
        {entry.items.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-8 border-t border-line py-3 text-sm">
            <dt className="w-40 font-bold">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {entry.body && <p className="mt-3 text-sm">{entry.body}</p>}
    </section>
  );
}

function QuickLinks({ entry }: { entry: ContactEntryFragment }) {
  return (
    <nav aria-labelledby="contact-links" className="lg:col-span-4 lg:col-start-9">
      <h2 id="contact-links" className="mb-4 text-h2">
        {entry.title}
      </h2>
      <ul className="border-b border-line">
        {entry.items.map(({ label, text, url }) => (
          <li key={label} className="border-t border-line py-2 text-sm">
            <ContentLink href={url} className="inline-flex min-h-11 items-center font-bold">
              {label}
            </ContentLink>
            {text && <p className="text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
