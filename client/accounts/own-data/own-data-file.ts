/** What the file of somebody's data is called: letters, digits and hyphens, of the product and the day alone. */
export function ownDataFileName(takenAt: string): string {
  const product = __PRODUCT_NAME__.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${product}-data-${takenAt.slice(0, 10).replace(/[^0-9-]/g, '')}.json`;
}
