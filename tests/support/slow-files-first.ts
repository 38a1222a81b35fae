import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes, and wait for them. */
const slow = /\/tests\/server\/(?:chaos|embedded|process)\//;

/** Begins with the slow files, so that the workers end at about the same time. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((isSlow) => sorted.filter(({ moduleId }) => slow.test(moduleId) === isSlow));
  }
}
