/** A path may be taken by anyone; a certification is applied for. */
export const programmeKinds = ['path', 'certification'] as const;
export type ProgrammeKind = (typeof programmeKinds)[number];

export const trainingLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type TrainingLevel = (typeof trainingLevels)[number];

/** What each level is called. */
export const levelLabels: Readonly<Record<TrainingLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** A part of a path. */
export interface ModuleRow {
  readonly position: number;
  readonly title: string;
  readonly hours: number;
  readonly topics: readonly string[];
}

/** What both kinds of programmes have. */
interface ProgrammeRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly level: TrainingLevel;
  readonly durationWeeks: number;
}

export interface TrainingPathRow extends ProgrammeRow {
  readonly topics: readonly string[];
  readonly colour: string;
  readonly rating: number;
  readonly completionRate: number;
  readonly enrolledCount: number;
  readonly modules: readonly ModuleRow[];
}

export interface CertificationRow extends ProgrammeRow {
  readonly prerequisites: readonly string[];
  readonly benefits: readonly string[];
}

/** A text to download. */
export interface TrainingResourceRow {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly content: string;
  readonly downloads: number;
}
