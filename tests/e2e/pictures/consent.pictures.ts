import { ConsentQuestion } from '../consent/consent-question.ts';
import { nothingChosen } from '../support/consent.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything, storageState: nothingChosen });

const opened = { fullPage: false };

picture('cookie-question', ({ open }) => open('/'), opened);

picture(
  'cookie-settings',
  async ({ page, open }) => {
    await open('/cookie-policy');
    await new ConsentQuestion(page).press('Cookie Settings');
    await new ConsentQuestion(page).settings.getByText('Always on').waitFor();
  },
  opened,
);
