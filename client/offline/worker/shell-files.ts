/** The parts of Vite's manifest that are read here. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>;

/** The parts of the layout that come late: neither pages nor dialogs. */
const latePart = /^(?:layout|offline|saved-pages|ui)\/(?!\w*Page\.tsx$)/;

/** The first script, and its dynamic imports after the first paint. */
const entries = ['first-libraries.ts', 'entry-browser.tsx'];

/** The addresses of what every page is made of: script, late parts of the layout, style, and the letters of English. */
export function shellFiles(manifest: Manifest): string[] {
  const first = closure(manifest, entries);
  const late = first.flatMap((name) => manifest[name]?.dynamicImports ?? []).filter((name) => latePart.test(name));
  const scripts = closure(manifest, [...entries, ...late]).map((name) => manifest[name]?.file ?? '');
  const others = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.css$|-latin-wght-normal-[^/]*\.woff2$/.test(file));
  return [...new Set([...scripts, ...others])].map((file) => `/${file}`).sort();
}

/** These modules and all that they import statically. */
function closure(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !manifest[name]) return;
    found.add(name);
    for (const other of manifest[name].imports ?? []) add(other);
  };
  for (const name of names) add(name);
  return [...found];
}
