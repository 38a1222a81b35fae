import { formatDate } from '../ui/dates.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { EquipmentPicture } from './EquipmentPicture.tsx';
import { FactList } from './FactList.tsx';
import type { OpenEquipmentFragment } from './open-equipment.generated.ts';
import { SupplierDetails } from './SupplierDetails.tsx';

interface EquipmentContentProps {
  item: OpenEquipmentFragment;
  /** A page has two columns on wide screens; a sheet has one and sits below the page's h1. */
  layout: 'page' | 'sheet';
}

/** All that is said about one product, below its name and price. */
export function EquipmentContent({ item, layout }: EquipmentContentProps) {
  const isPage = layout === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  const columns = isPage ? 'lg:grid-cols-12 lg:grid-rows-[auto_1fr]' : '';
  const side = isPage ? 'lg:col-span-5 lg:col-start-8' : '';
  return (
    <div className={`grid gap-x-8 gap-y-10 max-lg:max-w-read ${columns}`}>
      <EquipmentPicture item={item} className={`${side} lg:row-start-1 ${isPage ? 'self-start' : 'max-w-90'}`} />
      <div
        className={`flex flex-col gap-10 ${isPage ? 'lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1' : ''}`}
      >
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
        <FactList facts={factsOf(item)} />
      </div>
      <section id="supplier" tabIndex={-1} className={`outline-none ${side}`}>
        <Heading className="text-h2 font-bold">Supplier</Heading>
        <p className="mt-1 mb-4 text-base">{item.supplier.name}</p>
        <SupplierDetails supplier={item.supplier} />
      </section>
    </div>
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
    ['Sold', item.sold > 0 && `${item.sold.toLocaleString('en-GB')}, as the supplier states`],
    ['Listed', formatDate(item.listedAt)],
  ];
}
