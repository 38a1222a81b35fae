import { choiceValues } from '../lists/choice-values.ts';
import { ListAddress } from '../lists/list-address.ts';
import type { Search } from '../lists/list-definition.ts';
import {
  bandChoices,
  bestMatch,
  choiceFilters,
  DEFAULT_RADIUS,
  type JobChoiceFilterName,
  nearestFirst,
  payCeilingLabel,
  payFloorLabel,
  payLimits,
  radii,
  sortChoices,
  typeChoices,
  urgencyChoices,
} from './job-choices.ts';
import type { JobsPageQueryVariables } from './jobs-page.generated.ts';

type JobTextName = 'pay' | 'payMax' | 'location' | 'near' | 'radius';

/** The search of the list of jobs, as in the address. The radius is in miles; empty for the default. */
export type JobSearch = Search<JobChoiceFilterName, JobTextName>;

/** The address of a search of the list of jobs. */
export const jobList = new ListAddress({
  path: '/staff-portal',
  item: 'job',
  choiceFilters,
  texts: ['pay', 'payMax', 'location', 'near', 'radius'],
  sorts: sortChoices,
  bestMatch,
  furtherSort: { sort: nearestFirst, isOffered: ({ near }) => near !== '' },
  pageSize: 10,
  tidy,
  wordsOf: ({ pay, payMax, location, near, radius }) => [
    ...(pay ? [{ label: payFloorLabel(Number(pay)), name: 'pay' as const }] : []),
    ...(payMax ? [{ label: payCeilingLabel(Number(payMax)), name: 'payMax' as const }] : []),
    ...(location ? [{ label: location, name: 'location' as const }] : []),
    ...(near ? [{ label: `Within ${radius || DEFAULT_RADIUS} miles of ${near}`, name: 'near' as const }] : []),
  ],
});

/** A distance only means something around a place, and pay is one of those that can be chosen. */
function tidy(search: JobSearch): JobSearch {
  const miles = radii.find((one) => String(one) === search.radius);
  const isSaid = search.near !== '' && miles !== undefined && miles !== DEFAULT_RADIUS;
  const offered = (pay: string) => (payLimits.some((limit) => String(limit) === pay) ? pay : '');
  const [pay, payMax] = [offered(search.pay), offered(search.payMax)];
  const sort = search.near === '' && search.sort === nearestFirst.slug ? '' : search.sort;
  return { ...search, pay, payMax, sort, radius: isSaid ? String(miles) : '' };
}

/** The variables of the page's query. */
export function jobSearchVariables(search: JobSearch): JobsPageQueryVariables {
  const { q, pay, payMax, location, near, radius } = search;
  return {
    filter: {
      ...(q && { search: q }),
      ...(pay && { salaryMin: Number(pay) }),
      ...(payMax && { salaryMax: Number(payMax) }),
      ...(location && { location }),
      ...(near && { near, radius: Number(radius || DEFAULT_RADIUS) }),
      ...choiceValues('type', typeChoices, search.type),
      ...choiceValues('urgency', urgencyChoices, search.urgency),
      ...choiceValues('band', bandChoices, search.band),
    },
    ...jobList.pageVariables(search),
  };
}
