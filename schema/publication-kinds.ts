// What accounts publish, one line an area: each registers how it is hidden, shown and ended with its account.
import './equipment/postings/equipment-publications.ts';
import './jobs/job-publications.ts';
import './news/news-publications.ts';
