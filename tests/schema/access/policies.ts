import { accountsPolicies } from './policies/accounts.ts';
import { alertsPolicies } from './policies/alerts.ts';
import { analyticsPolicies } from './policies/analytics.ts';
import { contactPolicies } from './policies/contact.ts';
import { contentPolicies } from './policies/content.ts';
import { deskPolicies } from './policies/desk.ts';
import { documentsPolicies } from './policies/documents.ts';
import { editingPolicies } from './policies/editing.ts';
import { equipmentPolicies } from './policies/equipment.ts';
import { helpPolicies } from './policies/help.ts';
import { insightsPolicies } from './policies/insights.ts';
import { jobsPolicies } from './policies/jobs.ts';
import { newsPolicies } from './policies/news.ts';
import { ordersPolicies } from './policies/orders.ts';
import { organisationsPolicies } from './policies/organisations.ts';
import { partnersPolicies } from './policies/partners.ts';
import type { Policies } from './policies/policy-row.ts';
import { statusPolicies } from './policies/status.ts';
import { trainingPolicies } from './policies/training.ts';
import { vendorPolicies } from './policies/vendors.ts';

/** Who may do what: a row for each root field of the graph, in the file of its area. */
export const policies: Policies = {
  ...accountsPolicies,
  ...analyticsPolicies,
  ...contactPolicies,
  ...contentPolicies,
  ...deskPolicies,
  ...documentsPolicies,
  ...editingPolicies,
  ...equipmentPolicies,
  ...helpPolicies,
  ...insightsPolicies,
  ...alertsPolicies,
  ...jobsPolicies,
  ...newsPolicies,
  ...ordersPolicies,
  ...organisationsPolicies,
  ...partnersPolicies,
  ...statusPolicies,
  ...vendorPolicies,
  ...trainingPolicies,
};
