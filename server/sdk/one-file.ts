/**
 * Makes one file that needs no other out of what the plugins write: they import the types that stand in the file itself
 * and a package that carries the types of documents, and export a document for each fragment, which no caller can send.
 */
export function oneFile(content: string): string {
  return content
    .replace(/^import .*\n/gm, '')
    .replace(/\bTypes\./g, '')
    .replace(/^export class TypedDocumentString<[\s\S]*?^}\n/m, '')
    .replace(/^export const \w+FragmentDoc = [\s\S]*?` *(?:, \{.*\})?\) as unknown as .*;\n/gm, '')
    .replace(
      /^export const (\w+)Document = new TypedDocumentString\(([\s\S]*?)(?:, \{.*\})?\) as unknown as TypedDocumentString(<\w+, \w+>);$/gm,
      (_, name: string, text: string, types: string) => `export const ${name}Document = operation${types}(${text});`,
    );
}
