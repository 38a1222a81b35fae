import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';
import type {
  CertificationRow,
  ModuleRow,
  ProgrammeKind,
  TrainingLevel,
  TrainingPathRow,
  TrainingResourceRow,
} from './programme-row.ts';

/** None of the three lists is longer. */
const MOST = 100;

/** The training paths with their modules, in order; only the one of this slug if it is given. */
export async function listTrainingPaths(db: Kysely<DB>, slug?: string): Promise<TrainingPathRow[]> {
  return programmes(db, 'path')
    .select(['topics', 'enrolled_count as enrolledCount'])
    .select((row) => [
      row.fn.coalesce('colour', row.val('brand')).as('colour'),
      row.fn.coalesce('rating', row.val(0)).as('rating'),
      row.fn.coalesce('completion_rate', row.val(0)).as('completionRate'),
    ])
    .select(
      sql<ModuleRow[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'position', position, 'title', title, 'hours', hours, 'topics', to_jsonb(topics)) order by position)
        from training_module where programme_id = training_programme.id), '[]')`.as('modules'),
    )
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .execute();
}

/** The certifications, in order. */
export async function listCertifications(db: Kysely<DB>): Promise<CertificationRow[]> {
  return programmes(db, 'certification').select(['prerequisites', 'benefits']).execute();
}

function programmes(db: Kysely<DB>, kind: ProgrammeKind) {
  return db
    .selectFrom('training_programme')
    .select(['training_programme.id', 'training_programme.slug', 'training_programme.title', 'description'])
    .select((row) => [row.ref('level').$castTo<TrainingLevel>().as('level'), 'duration_weeks as durationWeeks'])
    .where('kind', '=', kind)
    .orderBy('position')
    .limit(MOST);
}

/** The texts to download, in order; only the one of this slug if it is given. */
export async function listResources(db: Kysely<DB>, slug?: string): Promise<TrainingResourceRow[]> {
  return db
    .selectFrom('training_resource')
    .select(['slug', 'title', 'type', 'content', 'download_count as downloads'])
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .orderBy('position')
    .limit(MOST)
    .execute();
}

/** What marks of visitors call a downloaded resource. */
export function resourceSubject(slug: string): string {
  return `training resource ${slug}`;
}

/** Counts a download, once a mark and day (YYYY-MM-DD), in one statement: it is stored when this answers. */
export async function countResourceDownload(
  db: Kysely<DB>,
  slug: string,
  day: string,
  mark: VisitorMark,
): Promise<void> {
  await sql`
    with marked as (${leaveMark(resourceSubject(slug), day, mark)})
    update training_resource set download_count = download_count + 1 from marked where slug = ${slug}`.execute(db);
}
