import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { CategoryCount, DocumentStats } from './document-stats.queries.ts';
import { DocumentCategory } from './document-vocabulary.ts';
import { inWords } from './document-words.ts';

const ComplianceStats = builder.objectRef<DocumentStats>('ComplianceStats').implement({
  description: 'Counted from the published documents; what cannot be counted is null.',
  fields: (t) => ({
    totalDocuments: t.exposeInt('totalDocuments', { description: 'Published documents.' }),
    recentUpdates: t.exposeInt('recentUpdates', { description: 'Of these, with a version of the last 30 days.' }),
    complianceScore: t.float({
      nullable: true,
      description: 'Share of requirements that are met, out of 100. The portal does not measure it, so it is null.',
      resolve: () => null,
    }),
    criticalAlerts: t.exposeInt('criticalAlerts', { description: 'Published documents of high urgency.' }),
    downloads: t.exposeFloat('downloads', {
      description: 'Downloads of all documents, a whole number.',
      ...constrained({ type: 'integer', minimum: 0 }),
    }),
  }),
});

const DocumentCategoryCount = builder.objectRef<CategoryCount>('DocumentCategoryCount').implement({
  description: 'A category and how many documents it has.',
  fields: (t) => ({
    category: t.field({
      type: DocumentCategory,
      description: 'The category.',
      resolve: ({ category }) => category as never,
    }),
    label: t.string({ description: 'The category in words.', resolve: ({ category }) => inWords(category) }),
    count: t.exposeInt('count', { description: 'Published documents in it.' }),
  }),
});

builder.queryFields((t) => ({
  complianceStats: t.field({
    type: ComplianceStats,
    description: 'Figures about compliance documents, counted and not stated; half a minute old at most.',
    complexity: 100,
    resolve: (_root, _arguments, context) => context.services.compliance.stats(),
  }),
  documentCategories: t.field({
    type: [DocumentCategoryCount],
    description: 'All categories, with or without documents; the numbers are half a minute old at most.',
    complexity: { field: 50, multiplier: 5 },
    resolve: (_root, _arguments, context) => context.services.compliance.categories(),
  }),
}));
