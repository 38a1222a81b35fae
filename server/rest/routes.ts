import { accountRoutes } from './accounts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { complianceRoutes } from './compliance/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { Route } from './engine/route.ts';
import { equipmentRoutes } from './equipment/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { insightRoutes } from './insights/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { savedJobRoutes } from './saved-jobs/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { statusRoutes } from './status/routes.ts';
import { trainingRoutes } from './training/routes.ts';
import { vendorRoutes } from './vendors/routes.ts';

/** The table of REST paths, one line for each area, in the order in which the OpenAPI document shows them. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...jobRoutes,
  ...placeRoutes,
  ...applicationRoutes,
  ...savedJobRoutes,
  ...searchRoutes,
  ...orderRoutes,
  ...vendorRoutes,
  ...equipmentRoutes,
  ...complianceRoutes,
  ...newsRoutes,
  ...helpRoutes,
  ...insightRoutes,
  ...contactRoutes,
  ...trainingRoutes,
  ...contentRoutes,
  ...statusRoutes,
  ...analyticsRoutes,
];
