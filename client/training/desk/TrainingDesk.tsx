import { Link } from 'react-router-dom';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { EnrolmentDesk } from './EnrolmentDesk.tsx';
import { WebinarDesk } from './WebinarDesk.tsx';
import { views } from './words.ts';

/** What operators do about training: applications for certifications, enrolments and webinars. */
export function TrainingDesk() {
  const address = useDeskAddress();
  const named = address.value('view');
  const { slug: shown } = views.find(({ slug }) => slug === named) ?? views[0];
  return (
    <>
      <nav aria-label="Parts of training" className="mb-6">
        <ul className="flex flex-wrap gap-x-6">
          {views.map(({ slug, label }) => (
            <li key={slug}>
              <Link
                to={address.of({ view: slug })}
                aria-current={slug === shown ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center border-b-4 text-sm ${slug === shown ? 'border-current font-bold text-ink no-underline' : 'border-transparent'}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'webinars' ? (
        <WebinarDesk />
      ) : (
        <EnrolmentDesk key={shown} stage={shown === '' ? 'SUBMITTED' : 'ENROLLED'} />
      )}
    </>
  );
}
