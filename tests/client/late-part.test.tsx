import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { latePart, loadLateParts } from '../../client/ui/late-part.tsx';

const load = vi.fn(async () => ({ text }: { text: string }) => <p>{text}</p>);

test('a late part is rendered with the page, once the server has fetched it', async () => {
  const Part = latePart(load);
  expect(load).not.toHaveBeenCalled();
  await loadLateParts();
  expect(renderToString(<Part text="Contact" />)).toContain('<p>Contact</p>');
  await loadLateParts();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one whose script cannot be fetched holds up nothing', async () => {
  const Part = latePart(async (): Promise<typeof Missing> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await loadLateParts();
  const html = renderToString(
    <div>
      <h1>Jobs</h1>
      <Part />
    </div>,
  );
  expect(html).toContain('<h1>Jobs</h1>');
});

function Missing() {
  return null;
}
