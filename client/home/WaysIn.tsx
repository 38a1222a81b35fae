import { ContentLink } from '../ui/ContentLink.tsx';
import type { HomePageQuery } from './home-page.generated.ts';

/** What there is for each kind of user, and the way there. */
export function WaysIn({ entry }: { entry: HomePageQuery['waysIn'] }) {
  if (!entry) return null;
  return (
    <section aria-labelledby="ways-in" className="bg-canvas">
      <div className="page-wrap grid-cols-12 gap-x-8 py-10 lg:grid lg:py-16">
        <div className="col-span-4">
          <h2 id="ways-in" className="text-h2">
            {entry.title}
          </h2>
          <p className="mt-3 text-ink-2 lg:max-w-80">{entry.body}</p>
        </div>
        <ul className="col-span-8 mt-8 lg:mt-0">
          {entry.items.map(({ label, text, url }) => (
            <li key={label} className="grid-cols-[1fr_2fr] gap-x-8 border-t border-line-strong py-6 md:grid">
              <h3 className="text-h3">
                <ContentLink href={url}>{label}</ContentLink>
              </h3>
              {text && <p className="mt-1 text-ink-2 md:mt-0.5">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
