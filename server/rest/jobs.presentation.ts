import { areaWords, bandWords, nationWords, schemeWords, searchFilterWords, urgencyWords } from './jobs.words.ts';
import { presentList } from './list.ts';
import type { JobDetailFieldsFragment, JobFieldsFragment, JobsQuery } from './operations/operations.generated.ts';

/** A page of posts, with what was understood of the search, and how far the nearest post is where none is near. */
export function presentJobs({ jobs }: JobsQuery) {
  const { near, nearest, understood, searchText, matchesSomeWords } = jobs;
  return {
    ...presentList('jobs', jobs, presentJob),
    nearest: nearest && { distance: nearest.distance, job: presentJob(nearest.job) },
    near: near && { ...near.place, others: near.others },
    understood: understood.map((filter) => ({ ...filter, kind: searchFilterWords[filter.kind] })),
    searchText: searchText?.words ?? null,
    matchesSomeWords,
  };
}

/** A post as it stands in a list. */
function presentJob(job: JobFieldsFragment) {
  return {
    id: job.id,
    reference: job.reference,
    title: job.title,
    department: job.department,
    employer: job.employer.name,
    location: job.location,
    postcode: job.postcode,
    region: job.region,
    distance: job.distance,
    salary: job.salary,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    type: job.type,
    contractType: job.contractType,
    workingPattern: job.workingPattern,
    posted: job.posted,
    postedAt: job.postedAt,
    closesAt: job.closesAt,
    agency: job.agency,
    urgency: urgencyWords[job.urgency],
    band: job.band && bandWords[job.band],
    applications: job.applications,
    applyUrl: job.applyUrl,
  };
}

type JobDetail = JobFieldsFragment & JobDetailFieldsFragment;

/** A post by itself. */
export function presentJobDetail(job: JobDetail) {
  return {
    ...presentJob(job),
    description: job.description,
    isOpen: job.isOpen,
    pay: job.pay && presentPay(job.pay),
  };
}

function presentPay(pay: NonNullable<JobDetail['pay']>) {
  const { highCostAreaSupplement: supplement } = pay;
  return {
    ...pay,
    scheme: schemeWords[pay.scheme],
    band: bandWords[pay.band],
    nation: nationWords[pay.nation],
    highCostAreaSupplement: supplement && { ...supplement, area: areaWords[supplement.area] },
  };
}
