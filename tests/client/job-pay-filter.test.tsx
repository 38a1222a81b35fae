import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobPayFilter } from '../../client/jobs/JobPayFilter.tsx';
import { jobList } from '../../client/jobs/job-search.ts';

test('the filter of pay says which end of a range it is compared with', () => {
  const search = jobList.read(new URLSearchParams());
  const html = renderToStaticMarkup(<JobPayFilter search={search} change={() => {}} />);
  expect(html).toContain('Compared with the highest pay of a job.');
  expect(html).toContain('Compared with its lowest pay.');
});
