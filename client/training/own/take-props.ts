/** What can be taken: a path, a certification or a seat in a webinar. */
export interface TakeProps {
  kind: 'programme' | 'webinar';
  id: string;
  title: string;
  /** What the button says. */
  label: string;
  variant?: 'primary' | 'secondary';
  /** What stands on the same page, which is asked about together. */
  among: { programmeIds: string[]; webinarIds: string[] };
}

/** The name of taking it, by which its button is found. */
export const writeOfTraining = (id: string) => `take-${id}`;
