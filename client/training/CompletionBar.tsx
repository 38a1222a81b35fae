const fills: Readonly<Record<string, string>> = {
  brand: 'fill-brand',
  teal: 'fill-teal',
  amber: 'fill-amber-strong',
};

/** How many of 100 complete a path, as a bar below the number. */
export function CompletionBar({ rate, colour }: { rate: number; colour: string }) {
  return (
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full">
      <rect width="100" height="4" className="fill-sunken" />
      <rect width={rate} height="4" className={fills[colour] ?? 'fill-brand'} />
    </svg>
  );
}
