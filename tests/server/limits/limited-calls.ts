import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as alertLimits from '../../../schema/alerts/alert-limits.ts';
import * as analyticsLimits from '../../../schema/analytics/analytics-limits.ts';
import * as assistantLimits from '../../../schema/assistant/model/model-limits.ts';
import * as followingLimits from '../../../schema/compliance/following/following-limits.ts';
import * as readingLimits from '../../../schema/compliance/readings/reading-limits.ts';
import * as contactLimits from '../../../schema/contact/contact-limits.ts';
import * as editingLimits from '../../../schema/editing/editing-limits.ts';
import * as conversationLimits from '../../../schema/equipment/messages/conversation-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import * as helpLimits from '../../../schema/help/help-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as newsLimits from '../../../schema/news/news-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import * as orderLimits from '../../../schema/orders/order-limits.ts';
import * as organisationLimits from '../../../schema/organisations/organisation-limits.ts';
import * as partnerLimits from '../../../schema/partners/partner-limits.ts';
import * as subscriptionLimits from '../../../schema/system-status/subscription/subscription-limits.ts';
import * as trainingLimits from '../../../schema/training/training-limits.ts';
import * as vendorLimits from '../../../schema/vendors/vendor-limits.ts';
import * as webhookLimits from '../../../schema/webhooks/webhook-limits.ts';
import { accountCalls } from './account-calls.ts';
import { alertCalls } from './alert-calls.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { assistantCalls } from './assistant-calls.ts';
import { contactCalls } from './contact-calls.ts';
import { conversationCalls } from './conversation-calls.ts';
import type { LimitedCall } from './doors.ts';
import { editingCalls } from './editing-calls.ts';
import { equipmentCalls } from './equipment-calls.ts';
import { helpCalls } from './help-calls.ts';
import { jobCalls } from './job-calls.ts';
import { newsCalls } from './news-calls.ts';
import { operationsCalls } from './operations-calls.ts';
import { orderCalls } from './order-calls.ts';
import { organisationCalls } from './organisation-calls.ts';
import { partnerCalls } from './partner-calls.ts';
import { statusCalls } from './status-calls.ts';
import { trainingCalls } from './training-calls.ts';
import { vendorCalls } from './vendor-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/** The modules in which limits stand. */
export const limitModules = {
  'schema/alerts/alert-limits.ts': alertLimits,
  'schema/accounts/account-limits.ts': accountLimits,
  'schema/analytics/analytics-limits.ts': analyticsLimits,
  'schema/assistant/model/model-limits.ts': assistantLimits,
  'schema/compliance/following/following-limits.ts': followingLimits,
  'schema/compliance/readings/reading-limits.ts': readingLimits,
  'schema/contact/contact-limits.ts': contactLimits,
  'schema/editing/editing-limits.ts': editingLimits,
  'schema/equipment/messages/conversation-limits.ts': conversationLimits,
  'schema/equipment/postings/equipment-limits.ts': equipmentLimits,
  'schema/help/help-limits.ts': helpLimits,
  'schema/jobs/job-limits.ts': jobLimits,
  'schema/news/news-limits.ts': newsLimits,
  'schema/operations/access-limits.ts': accessLimits,
  'schema/orders/order-limits.ts': orderLimits,
  'schema/organisations/organisation-limits.ts': organisationLimits,
  'schema/partners/partner-limits.ts': partnerLimits,
  'schema/system-status/subscription/subscription-limits.ts': subscriptionLimits,
  'schema/vendors/vendor-limits.ts': vendorLimits,
  'schema/webhooks/webhook-limits.ts': webhookLimits,
  'schema/training/training-limits.ts': trainingLimits,
};

/** Every call of the limiter: what may not be tried without limit, and all the ways to try it. */
export const limitedCalls: readonly LimitedCall[] = [
  ...accountCalls,
  ...operationsCalls,
  ...alertCalls,
  ...jobCalls,
  ...helpCalls,
  ...assistantCalls,
  ...contactCalls,
  ...conversationCalls,
  ...newsCalls,
  ...editingCalls,
  ...equipmentCalls,
  ...orderCalls,
  ...organisationCalls,
  ...partnerCalls,
  ...statusCalls,
  ...trainingCalls,
  ...analyticsCalls,
  ...vendorCalls,
  ...webhookCalls,
];
