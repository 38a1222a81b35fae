import { ItemColumns } from '../lists/ItemColumns.tsx';
import { formatDate } from '../ui/dates.ts';
import { FactList } from '../ui/FactList.tsx';
import { latePart } from '../ui/late-part.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import type { OpenEquipmentFragment } from './open-equipment.generated.ts';

const SupplierDetails = latePart(() => import('./SupplierDetails.tsx').then((module) => module.SupplierDetails));

interface EquipmentContentProps {
  item: OpenEquipmentFragment;
  /** A page has two columns on wide screens; a sheet has one and sits below the page's h1. */
  layout: 'page' | 'sheet';
}

/** All that is said about one product, below its name and price. */
export function EquipmentContent({ item, layout }: EquipmentContentProps) {
  const isPage = layout === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  const picture = (
    <>
      <EquipmentPicture item={item} className={isPage ? '' : 'max-w-90'} />
      <FactList facts={factsOf(item)} />
    </>
  );
  return (
    <ItemColumns layout={layout} aside={picture}>
      <section>
        <Heading className="mb-3 text-h2 font-bold">About this product</Heading>
        <Markdown source={item.description} headingLevel={isPage ? 3 : 4} />
      </section>
      <Points title="Specifications" points={item.specifications} heading={Heading} />
      <Points
        title="Certifications"
        note="As the supplier states them. Check them before you buy."
        points={item.certifications}
        heading={Heading}
      />
      <section id="supplier" tabIndex={-1} className="outline-none">
        <Heading className="text-h2 font-bold">Supplier</Heading>
        <p className="mt-1 mb-4 text-base">{item.supplier.name}</p>
        <SupplierDetails supplier={item.supplier} productId={item.id} isPaused={item.safetyNotices.length > 0} />
      </section>
    </ItemColumns>
  );
}

interface PointsProps {
  title: string;
  note?: string;
  points: readonly string[];
  heading: 'h2' | 'h3';
}

function Points({ title, note, points, heading: Heading }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section>
      <Heading className="mb-3 text-h3 font-bold">{title}</Heading>
      <ul className="border-t border-line text-sm">
        {points.map((point) => (
          <li key={point} className="border-b border-line py-2">
            {point}
          </li>
        ))}
      </ul>
      {note && <p className="mt-3 text-xs text-ink-2">{note}</p>}
    </section>
  );
}

function factsOf(item: OpenEquipmentFragment): [string, string | false][] {
  return [
    ['Category', item.categoryLabel],
    ['Condition', item.conditionLabel],
    ['Warranty', item.warranty],
    ['Catalogue number', item.reference],
    ['Sold', item.sold > 0 && `${formatNumber(item.sold)}, as the supplier states`],
    ['Listed', formatDate(item.listedAt)],
  ];
}
