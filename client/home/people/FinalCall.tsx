import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SCHEDULE_DEMO, TRIAL_TERMS } from '../words.ts';
import { contactAddress } from './contact-address.ts';
import { MergingLines } from './MergingLines.tsx';

/** The last call to action, where the lines meet the rule of the footer. */
export function FinalCall() {
  return (
    <section aria-labelledby="final-call" className="relative bg-brand-tint">
      <div className="page-wrap py-10 lg:flex lg:items-center lg:justify-between lg:gap-8 lg:py-16">
        <div>
          <h2 id="final-call" className="text-h2">
            See it with your own wards and documents
          </h2>
          <p className="mt-2 text-ink-2">{TRIAL_TERMS}</p>
        </div>
        <p className="mt-6 shrink-0 lg:mt-0">
          <ButtonLink to={contactAddress(SCHEDULE_DEMO)} variant="primary" className="max-sm:w-full">
            {SCHEDULE_DEMO}
          </ButtonLink>
        </p>
      </div>
      <MergingLines />
    </section>
  );
}
