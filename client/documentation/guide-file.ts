interface GuideFile {
  title: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updatedOn: string;
  version: string;
  content: string;
}

/** A guide as the file that is saved: JSON, named with the title in lower case with hyphens. */
export function guideFile({ title, updatedOn, version, content }: GuideFile, now: Date) {
  const file = {
    title,
    downloadDate: now.toISOString(),
    version,
    generatedBy: __PRODUCT_NAME__,
    content,
    lastUpdated: updatedOn,
  };
  return { name: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`, text: JSON.stringify(file, null, 2) };
}
