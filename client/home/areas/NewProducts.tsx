import { Link } from 'react-router-dom';
import { AvailabilityTag } from '../../equipment/AvailabilityTag.tsx';
import { EquipmentPicture } from '../../equipment/EquipmentPicture.tsx';
import type { HomePageQuery } from '../home-page.generated.ts';
import { AreaSection, type AreaSectionProps } from './AreaSection.tsx';

/** The newest products with drawing and price. */
export function NewProducts({ data, ...place }: AreaSectionProps & { data: HomePageQuery }) {
  return (
    <AreaSection
      {...place}
      title="New equipment"
      text="The newest in the marketplace, with the price without VAT and what is in stock."
      more={{ to: '/equipment', label: 'See the equipment marketplace' }}
    >
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {data.equipment.nodes.map((item) => (
          <li key={item.id} className="max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-x-4">
            <EquipmentPicture item={item} className="max-sm:self-start" />
            <div className="sm:mt-3">
              <h3 className="text-base">
                <Link to={`/equipment?item=${item.id}`}>{item.name}</Link>
              </h3>
              <p className="num mt-1">
                <span className="text-lg font-bold">{item.priceLabel}</span>{' '}
                <span className="text-xs text-ink-2">ex VAT</span>
              </p>
              <p className="text-xs text-ink-2">{item.supplier.name}</p>
              <div className="mt-2">
                <AvailabilityTag item={item} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}
