import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { NowProvider } from '../../client/apollo/now.tsx';
import { HeadlineFigures } from '../../client/system-status/HeadlineFigures.tsx';
import content from '../../server/database/seed/sample/content.json' with { type: 'json' };

const now = '2026-11-20T09:30:00.000Z';
const history = (content.find(({ key }) => key === 'system-status.history')?.items ?? []).map((item) => {
  const { label, value = null } = item as { label: string; value?: string };
  return { label, value };
});

/** The words of the figures, as they were measured on so many days of the last year. */
async function shown(measuredDays: number): Promise<string> {
  const status = {
    status: 'NO_DATA' as const,
    readAt: now,
    checkedAt: null,
    measuredSince: '2025-11-20T09:30:00.000Z',
    last90Days: { uptime: 99.951, averageResponseTime: 88 },
    last365Days: { uptime: 99.5, measuredDays },
    components: [],
  };
  const { prelude } = await prerender(
    <NowProvider now={now}>
      <HeadlineFigures status={status} history={history} />
    </NowProvider>,
  );
  return (await new Response(prelude).text()).replaceAll(/<[^>]+>/g, '\n');
}

const documented = ['99.97%', '99.94%', '142ms'];
const own = ['99.95%', '99.50%', '88ms'];

test.each([0, 1, 89])(
  'the documented figures are shown, marked as illustrative, where %d days were measured, however long ago that began',
  async (days) => {
    const words = await shown(days);
    for (const figure of documented) expect(words).toContain(`\n${figure}\n`);
    for (const figure of own) expect(words).not.toContain(figure);
    expect(words).toContain('Illustrative figures');
  },
);

test('after 90 measured days its own figures are shown, and nothing is illustrative', async () => {
  const words = await shown(90);
  for (const figure of own) expect(words).toContain(`\n${figure}\n`);
  for (const figure of documented) expect(words).not.toContain(figure);
  expect(words).not.toContain('Illustrative');
});
