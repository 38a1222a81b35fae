import { type ConfigData, HtmlValidate } from 'html-validate';

// What HTML and ARIA in HTML forbid; neither style nor what only a browser can tell, which axe looks at there.
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The menus of wide and of small screens bear one name, and one of them is always hidden.
    'unique-landmark': 'off',
  },
};
const validator = new HtmlValidate(config);

/** What is wrong with the markup of a whole document, each with its place. */
export function markupFindings(document: string): string[] {
  const { results } = validator.validateStringSync(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
