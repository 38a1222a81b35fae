import { TryVoice } from '../TryVoice.tsx';
import { DEMO_VOICE } from '../words.ts';
import { Feature } from './Feature.tsx';
import { SearchDemo } from './SearchDemo.tsx';

/** The search across the portal. */
export function SearchFeature() {
  return (
    <Feature
      title="Ask in your own words"
      text={`Say what you need and where. ${__PRODUCT_NAME__} answers with jobs, documents and equipment, each with how well it matches.`}
      way={{ to: '/?dialog=search', label: 'Search the portal' }}
      action={<TryVoice label={DEMO_VOICE} className="mt-4" />}
      bar={{ name: 'Search', source: 'Automated answer from portal rules' }}
    >
      <SearchDemo />
    </Feature>
  );
}
