import { beforeAll, expect, test, vi } from 'vitest';
import { guideFile } from '../../client/documentation/guide-file.ts';

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', 'Portal');
});

test('a guide is saved as JSON with its title, version and text, named with its title', () => {
  const guide = { title: 'Using REST: a start', updatedOn: '2026-11-23', version: 'v2.1.0', content: '## "Lists"\n' };
  const { name, text } = guideFile(guide, new Date('2026-11-24T10:00:00Z'));
  expect(name).toBe('using-rest-a-start.json');
  expect(Object.entries(JSON.parse(text))).toEqual([
    ['title', 'Using REST: a start'],
    ['downloadDate', '2026-11-24T10:00:00.000Z'],
    ['version', 'v2.1.0'],
    ['generatedBy', 'Portal'],
    ['content', '## "Lists"\n'],
    ['lastUpdated', '2026-11-23'],
  ]);
});
