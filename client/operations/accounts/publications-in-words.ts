interface Publications {
  readonly jobs: number;
  readonly products: number;
}

/** What is hidden with an account, in a sentence. */
export function hiddenInWords(publications: Publications): string {
  const { words, isOne } = counted(publications);
  return words ? `${words} ${isOne ? 'is' : 'are'} hidden from everybody.` : 'They publish nothing at present.';
}

/** What is shown again with an account, in a sentence. */
export function shownInWords(publications: Publications): string {
  const { words, isOne } = counted(publications);
  return words ? `${words} ${isOne ? 'is' : 'are'} shown again.` : 'They have nothing that would be shown again.';
}

function counted({ jobs, products }: Publications): { words: string; isOne: boolean } {
  const parts = [
    ...(jobs > 0 ? [`${jobs} ${jobs === 1 ? 'job' : 'jobs'}`] : []),
    ...(products > 0 ? [`${products} ${products === 1 ? 'product' : 'products'}`] : []),
  ];
  return { words: parts.join(' and '), isOne: jobs + products === 1 };
}
