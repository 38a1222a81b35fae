import { NOTICE_MONTHS } from '../graph/deprecation.ts';

/** One rule of how the interfaces change. */
export interface VersionRule {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** What people who program against the graph and REST can rely on. It holds for both, and is held to by tests. */
export const versionPolicy: readonly VersionRule[] = [
  {
    title: 'What the number means',
    text: 'The version of the portal has three parts. The first rises with a change that breaks programs, the second with additions, the third with corrections. While the first is 0, a change that breaks programs raises the second. There is one version of the graph and of REST at a time, and no number in their addresses.',
  },
  {
    title: 'What counts as breaking',
    text: [
      'A change breaks programs if a request that was answered is refused after it, or if an answer lacks what it held or holds another kind of value:',
      '',
      '- a type, field, argument, path, parameter or word is removed or called something else',
      '- something becomes required that could be left out',
      '- a value becomes of another type, or may be null where it never was',
    ].join('\n'),
  },
  {
    title: 'What comes without notice',
    text: 'Additions: new types, fields, paths and headers, arguments and parameters that can be left out, and new values of enumerations and members of unions. Write your program so that it passes over what it does not know. The order of fields, the sentences of errors and the contents of cursors are not part of what you can rely on.',
  },
  {
    title: 'How much notice you get',
    text: `What is going to be taken away is marked as deprecated first, with what to ask instead, and answers for at least ${NOTICE_MONTHS} months more. Only what is a danger to people or to their data is taken away sooner.`,
  },
  {
    title: 'How you are told',
    text: [
      '- in the [change log](/graphql/changelog.md), and in the list below',
      '- in the schema (`@deprecated`) and in the OpenAPI document (`deprecated`)',
      '- in each answer to a request that uses it: the header `Deprecation` says since when (RFC 9745), `Sunset` from when on it may be gone (RFC 8594), and `Link` leads here. The graph names each part in `extensions.deprecations`',
    ].join('\n'),
  },
];
