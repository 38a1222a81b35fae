import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LazyJobSheet } from '../../client/jobs/LazyJobSheet.tsx';

vi.mock('../../client/jobs/JobSheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a dialog whose script does not come is replaced by one that can be tried again and closed', async () => {
  const { prelude } = await prerender(
    <MemoryRouter initialEntries={['/staff-portal?job=1']}>
      <LazyJobSheet id="1" onClose={() => {}} />
    </MemoryRouter>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain('This could not be opened');
  expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  expect(html).toMatch(/<button[^>]*>Close<\/button>/);
});
