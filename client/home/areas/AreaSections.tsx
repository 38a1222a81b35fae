import type { ComponentType } from 'react';
import type { Area } from '../../areas.ts';
import type { HomePageQuery } from '../home-page.generated.ts';
import type { AreaSectionProps } from './AreaSection.tsx';
import { ChangedLaw } from './ChangedLaw.tsx';
import { NewPosts } from './NewPosts.tsx';
import { NewProducts } from './NewProducts.tsx';
import { PayBands } from './PayBands.tsx';
import { presentAreas } from './present-areas.ts';

const sections: Record<Area, ComponentType<AreaSectionProps & { data: HomePageQuery }>> = {
  staff: NewPosts,
  compliance: ChangedLaw,
  equipment: NewProducts,
  news: PayBands,
};

/** Live rows of each part of the portal that has some. */
export function AreaSections({ data }: { data: HomePageQuery }) {
  const present = presentAreas(data);
  return present.map((area, at) => {
    const Section = sections[area];
    return <Section key={area} area={area} passing={present.slice(at + 1)} data={data} />;
  });
}
