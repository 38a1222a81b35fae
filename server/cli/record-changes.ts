import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesByRelease, OUTLINE } from '../changes/releases.ts';
import { outlineText, restOutline } from '../changes/rest-outline.ts';

// Writes the outline of the REST paths, and what has changed from release to release as the API reference shows it.
const project = join(import.meta.dirname, '../..');
const made = `// Made by "npm run changes:record" from the schemas of the releases and the present one.
import type { ReleaseChanges } from './release-changes.ts';

export const releaseChanges: readonly ReleaseChanges[] = ${JSON.stringify(changesByRelease(), null, 2)};
`;
writeFileSync(join(project, OUTLINE), outlineText(restOutline()));
writeFileSync(join(project, 'schema/api-reference/release-changes.generated.ts'), made);
