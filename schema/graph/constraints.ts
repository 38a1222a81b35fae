/** What is known of a value beyond its graph type, in the words of JSON Schema. The printed graph does not show it. */
export interface Constraints {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  /** The format of an identifier, by default UUID; null if any text is accepted. */
  readonly format?: 'uri' | 'email' | 'password' | 'uuid' | null;
  /** Of a Float that holds a whole number which may be too large for an Int. */
  readonly type?: 'integer';
  readonly enum?: readonly string[];
  /** The default, if the graph's language cannot express it. */
  readonly default?: number;
}

/** SHA-256 in hexadecimal digits. */
export const CHECKSUM = '^[0-9a-f]{64}$';

/** Options of a field or argument by which whatever describes or checks the graph in another format knows its constraints. */
export function constrained(constraints: Constraints): { readonly extensions: { readonly constraints: Constraints } } {
  return { extensions: { constraints } };
}
