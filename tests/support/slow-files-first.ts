import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in their order: tests that start processes and wait for them, then those of many rows or requests. */
const slow = [
  /\/tests\/server\/(?:chaos|embedded|process|code-generation)\//,
  /\/tests\/server\/(?:plans|limits)\//,
  /\/tests\/schema\/access\/(?:refused-first|suspension)\./,
  /\/tests\/server\/(?:database\/mailed-token-migration|mail\/background|held-bodies)\./,
];

/** Begins with the slow files, so that the workers end at about the same time. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOther = ({ moduleId }: TestSpecification) => slow.every((pattern) => !pattern.test(moduleId));
    const named = slow.flatMap((pattern) => sorted.filter(({ moduleId }) => pattern.test(moduleId)));
    return [...named, ...sorted.filter(isOther)];
  }
}
