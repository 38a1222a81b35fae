import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import wayfinding from './wayfinding.svg';

interface HomeHeroProps {
  headline: string;
  lead: string;
}

/** The first view: what the portal is, and the one way most visitors take. The art never runs under the words. */
export function HomeHero({ headline, lead }: HomeHeroProps) {
  return (
    <div className="bg-navy text-white lg:relative">
      <div className="overflow-hidden max-lg:relative max-lg:h-40 sm:max-lg:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2">
        <img
          src={wayfinding}
          alt=""
          width="1280"
          height="592"
          fetchPriority="high"
          className="object-cover object-left max-lg:absolute max-lg:top-1/2 max-lg:left-0 max-lg:h-84 max-lg:w-auto max-lg:max-w-none max-lg:-translate-y-1/2 lg:h-full lg:w-full sm:max-lg:h-auto sm:max-lg:w-full"
        />
      </div>
      <div className="page-wrap flex flex-col justify-center py-8 lg:min-h-148 lg:py-16">
        <h1 tabIndex={-1} className="text-hero lg:max-w-[29rem]">
          {headline}
        </h1>
        <p className="mt-4 text-lg text-brand-tint lg:mt-6 lg:max-w-[30rem]">{lead}</p>
        <div className="mt-6 flex gap-3 max-sm:flex-col sm:flex-wrap sm:items-center sm:gap-4 lg:mt-8">
          <ButtonLink to="/staff-portal" variant="primary">
            Find a job
          </ButtonLink>
          <a href="/graphql" className={buttonClasses('inverse', 'normal')}>
            Explore the API
          </a>
          <a
            href="/api/openapi.json"
            className="inline-flex min-h-11 items-center justify-center text-sm font-medium text-white hover:text-white sm:ml-2"
          >
            REST description
          </a>
        </div>
      </div>
    </div>
  );
}
