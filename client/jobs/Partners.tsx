import { lowerFirst } from '../lists/lower-first.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatNumber } from '../ui/numbers.ts';
import type { RecruitmentPartnerRowFragment } from './staff-portal.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

/** Its wording is fixed: do not edit it. */
const VISIT_SITE = 'Visit Site';

type Partner = RecruitmentPartnerRowFragment;

const columns: [Column<Partner>, ...Column<Partner>[]] = [
  { header: 'Partner', cell: ({ name }) => name },
  { header: 'Specialties', cell: ({ specialties }) => specialtiesInWords(specialties) },
  { header: 'Active jobs', cell: ({ activeJobs }) => formatNumber(activeJobs), isNumber: true },
  { header: 'Rating, out of 5', shortHeader: 'Rating', cell: ({ rating }) => rating.toFixed(1), isNumber: true },
  {
    header: 'Website',
    headerIsHidden: true,
    cell: ({ name, url }) => (
      <ContentLink href={url}>
        {VISIT_SITE}
        <span className="sr-only"> of {name}</span>
      </ContentLink>
    ),
  },
];

/** The agencies that recruit through the portal. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <section>
      <h2 id="recruitment-partners" className="mb-4 text-h2">
        Recruitment partners
      </h2>
      <DataTable
        labelledBy="recruitment-partners"
        caption={ILLUSTRATIVE}
        columns={columns}
        rows={partners}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

/** One sentence of a list: abbreviations such as GPs keep their capitals. */
function specialtiesInWords([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((words) => (/^[A-Z][a-z]/.test(words) ? lowerFirst(words) : words))].join(', ');
}
