import { acceptedTerms } from '../../support/accepted-terms.ts';

const text = JSON.stringify;

/** A post as a mutation takes it. */
export const job = `{ title: "Midwife", department: "Maternity", location: "Leeds", type: PERMANENT, urgency: LOW,
  salaryMin: 30000, salaryMax: 40000, description: "Care for families." }`;
/** The same at an address of this town. */
export const jobAt = (town: string) => job.replace('"Leeds"', `${text(town)}, postcode: "LS1 4AP"`);

let towns = 0;
/** A town that no gazetteer has, another one each time. */
export const newTown = () => `Upper Qz${[...String(++towns)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
/** A product as a mutation takes it. */
export const product = `{ name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5, condition: NEW,
  inStock: 3 }`;

/** A sign-up as a mutation takes it. */
export function accountInput(account: object): string {
  const given = Object.entries({ ...account, ...acceptedTerms }).map(([name, value]) => `${name}: ${text(value)}`);
  return `input: { ${given.join(', ')} }`;
}
