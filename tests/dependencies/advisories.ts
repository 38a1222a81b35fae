/** What `npm audit --json` says: how many packages have a known vulnerability, by severity. */
interface AuditAnswer {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string; readonly range?: string }>>;
}

/** The lines that tell of an audit's answer, or of none: some registries know no advisories. */
export function auditLines(answer: unknown): string[] {
  const { metadata, vulnerabilities } = (answer ?? {}) as AuditAnswer;
  if (!metadata?.vulnerabilities || !vulnerabilities) {
    return ['The registry does not answer npm audit, so known vulnerabilities were not looked for.'];
  }
  const found = Object.entries(vulnerabilities);
  return found.length === 0
    ? ['npm audit knows no vulnerability of these packages.']
    : [
        `npm audit knows vulnerabilities of ${found.length} packages:`,
        ...found.map(([name, { severity = '', range = '' }]) => `  ${name} ${range} (${severity})`),
      ];
}
