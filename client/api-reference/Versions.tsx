import { ContentLink } from '../ui/ContentLink.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { formatNumber } from '../ui/numbers.ts';
import type { ApiReferencePageQuery, ApiReleaseFragment } from './api-reference-page.generated.ts';
import { DeprecationTable } from './DeprecationTable.tsx';
import { ALL_CHANGES, NEXT, NOTHING_DEPRECATED, VERSIONS } from './words.ts';

type Reference = ApiReferencePageQuery['apiReference'];

/** How the interfaces change: what can be relied on, what is deprecated, and what has changed with the newest releases. */
export function Versions({ versionPolicy, deprecations, changes }: Reference) {
  return (
    <section aria-labelledby="versions" className="page-wrap py-10 lg:py-16">
      <h2 id="versions" tabIndex={-1} className="text-h2">
        {VERSIONS}
      </h2>
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-2">
        {versionPolicy.map(({ title, text }) => (
          <div key={title}>
            <h3 className="mb-2 text-h3">{title}</h3>
            <Markdown source={text} headingLevel={4} />
          </div>
        ))}
      </div>
      <h3 id="deprecated" className="mt-10 mb-3 text-h3">
        Deprecated at present
      </h3>
      {deprecations.length > 0 ? <DeprecationTable deprecations={deprecations} /> : <p>{NOTHING_DEPRECATED}</p>}
      <h3 className="mt-10 mb-2 text-h3">Changes by release</h3>
      <p className="max-w-read">
        Found by comparing the schemas. <ContentLink href="/graphql/changes.md">{ALL_CHANGES}</ContentLink>
      </p>
      {changes.map((release) => (
        <Release key={release.version} release={release} />
      ))}
    </section>
  );
}

function Release({ release }: { release: ApiReleaseFragment }) {
  const { version, comparedWith, breaking, dangerous, safeCount } = release;
  const name = version === NEXT ? `Since version ${comparedWith}` : `Version ${version}`;
  return (
    <>
      <h4 className="mt-6 mb-2 text-base font-bold">{name}</h4>
      {breaking.length > 0 ? (
        <>
          <p>Breaking changes:</p>
          <ChangeList sentences={breaking} />
        </>
      ) : (
        <p>No breaking change.</p>
      )}
      {dangerous.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.15em]">
            {formatNumber(dangerous.length)} that a program may notice
            <span className="sr-only">: {name}</span>
          </summary>
          <ChangeList sentences={dangerous} />
        </details>
      )}
      <p className="num">{formatNumber(safeCount)} additions and other changes that no program notices.</p>
    </>
  );
}

function ChangeList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="my-2 flex list-disc flex-col gap-1 pl-6 text-sm wrap-anywhere">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
