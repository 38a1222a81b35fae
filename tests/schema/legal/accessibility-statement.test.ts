import { expect, test } from 'vitest';
import { accessibilityRun } from '../../../schema/legal/accessibility-run.ts';
import { accessibilityStatement } from '../../../schema/legal/accessibility-statement.ts';

const site = {
  productName: 'Portal',
  version: '1',
  origin: 'https://portal.example',
  signInProviders: [],
  sampleData: false,
  operator: { name: 'Brambleford Ltd', email: 'access@portal.example' },
};
const { sections } = accessibilityStatement(site);
const section = (id: string) => sections.find((one) => one.id === id);

test('its figures are those of the recorded run', () => {
  const { axe, addresses, states, looks, widths, problems } = accessibilityRun;
  const cells = section('tests')?.table?.rows.map((row) => row.cells[1]);
  expect(cells?.slice(1)).toEqual([
    `axe-core ${axe}`,
    String(addresses.length),
    String(states),
    widths.join(', '),
    String(looks),
    String(problems),
  ]);
  expect(section('pages')?.body.match(/^- `\/[^`]*`$/gm)).toHaveLength(addresses.length);
});

test('a run that was recorded looked at many pages, on wide and small screens', () => {
  expect(accessibilityRun.addresses).toEqual(expect.arrayContaining(['/', '/staff-portal', '/accessibility']));
  expect(accessibilityRun.widths).toEqual(expect.arrayContaining([390, 1280]));
  expect(accessibilityRun.looks).toBeGreaterThan(2 * accessibilityRun.addresses.length);
});

test('it says who assessed the portal, who did not, and who to turn to', () => {
  expect(section('compliance')?.body).toContain('It has not been audited by a third party');
  expect(section('compliance')?.body).toContain('Accessibility Regulations 2018');
  expect(section('contact')?.body).toContain('mailto:access@portal.example');
  expect(section('enforcement')?.body).toContain('Equality Advisory and Support Service (EASS)');
});
