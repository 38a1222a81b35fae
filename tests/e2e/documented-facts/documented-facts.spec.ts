import { anyFailureOrNotFound, expect, hydrated, test } from '../support/test.ts';
import { compliance, documents } from './compliance.ts';
import { cookieQuestion } from './cookies.ts';
import { equipment } from './equipment.ts';
import type { DocumentedPage } from './fact.ts';
import { home } from './home.ts';
import {
  about,
  apiReference,
  apiTopics,
  contact,
  documentation,
  helpCenter,
  legalPages,
  systemStatus,
} from './information.ts';
import { article, news, noNews } from './news.ts';
import { authCallback, notFound, shell } from './shell.ts';
import { staffPortal } from './staff-portal.ts';
import { training } from './training.ts';

const pages: readonly DocumentedPage[] = [
  shell,
  cookieQuestion,
  home,
  staffPortal,
  compliance,
  ...documents,
  equipment,
  news,
  noNews,
  article,
  about,
  contact,
  helpCenter,
  documentation,
  training,
  apiReference,
  ...apiTopics,
  systemStatus,
  ...legalPages,
  authCallback,
  notFound,
];

test.use({ expectedInConsole: anyFailureOrNotFound });

for (const [place, { address, facts }] of pages.entries()) {
  test(`page ${place + 1}, ${address}, has what is promised of it`, async ({ page, open }) => {
    await open(address);
    const acts = new Set(facts.map(({ after }) => after));
    for (const act of acts) {
      if (act) {
        await act(page);
        await hydrated(page);
      }
      for (const { says, at, times } of facts.filter(({ after }) => after === act)) {
        if (times === undefined) await expect.soft(at(page).first(), says).toBeVisible();
        else await expect.soft(at(page), says).toHaveCount(times);
      }
    }
  });
}
