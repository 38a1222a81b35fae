interface ResourceFile {
  title: string;
  type: string;
  content: string;
}

/** A resource as the file that is saved: JSON, named with the title in lower case with hyphens. */
export function resourceFile({ title, type, content }: ResourceFile, now: Date) {
  const file = { title, downloadDate: now.toISOString(), type, platform: __PRODUCT_NAME__, content };
  return { name: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`, text: JSON.stringify(file, null, 2) };
}
