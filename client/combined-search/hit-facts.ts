import { countOf } from '../lists/count-words.ts';
import { lowerFirst } from '../lists/lower-first.ts';
import { formatDate } from '../ui/dates.ts';
import type { SearchHitRowFragment } from './search.generated.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The data of a hit in one line, by its category. */
export function hitFacts({ data }: SearchHitRowFragment): string {
  switch (data.__typename) {
    case 'RecruitmentHitData':
      return `${countOf(data.positions, 'position')}, ${data.location}, ${data.salary}`;
    case 'ComplianceHitData':
      return `Updated ${formatDate(data.updated)}, TXT, ${data.downloadSize}`;
    case 'EquipmentHitData':
      return [`${pounds.format(data.price)} ex VAT`, lowerFirst(data.availability), data.certification]
        .filter(Boolean)
        .join(', ');
    case 'HelpHitData':
      return data.section;
    case 'PageHitData':
      return data.address;
    case 'NewsHitData':
      return `Published ${formatDate(data.publishedAt)}, ${countOf(data.readTime, 'minute')} to read`;
  }
}
