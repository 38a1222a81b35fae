import { Link } from 'react-router-dom';
import { contactAddress } from './contact-address.ts';

/** The titles are fixed: do not edit them. */
const ways = [
  {
    title: 'Pilot AI Tools',
    text: 'Run the search and the forecasts on one ward for 6 months, with your own data.',
    label: 'Ask about a pilot',
  },
  {
    title: 'Build with APIs',
    text: 'Jobs, documents, equipment and news as a graph and on REST, with every field described.',
    label: 'Ask about the interfaces',
  },
  {
    title: 'Invest in Phase 2',
    text: 'Fund the move from 3 trusts to 50, in 5 regions, against published milestones.',
    label: 'Ask about investment',
  },
  {
    title: 'Shape the Future',
    text: 'Join the advisory group of nurses, buyers and governance leads who set the order of work.',
    label: 'Ask about the group',
  },
];

/** Four ways to take part, each with the way to ask about it. */
export function Ecosystem() {
  return (
    <section aria-labelledby="ecosystem">
      <div className="page-wrap grid-cols-12 gap-x-8 pb-10 lg:grid lg:pb-16">
        <div className="col-span-4 border-t border-line-strong pt-4">
          <h2 id="ecosystem" className="text-h2">
            Build it with us
          </h2>
          <p className="mt-2 text-sm text-ink-2 lg:max-w-72">Four ways to take part.</p>
        </div>
        <ul className="col-span-8 mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-0 lg:gap-y-10">
          {ways.map(({ title, text, label }) => (
            <li key={title} className="border-t border-line-strong pt-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-sm text-ink-2">{text}</p>
              <Link to={contactAddress(title)} className="mt-1 inline-flex min-h-11 items-center text-sm font-medium">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
