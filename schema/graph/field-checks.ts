import { type FieldProblem, ValidationError } from './errors.ts';

/** Collects what is wrong with the fields of an input, so that people are told all of it at once. */
export class FieldChecks {
  readonly #problems: FieldProblem[] = [];

  /** Notes that a field is wrong; of one field only the first sentence counts. */
  refuse(path: string, message: string): void {
    if (!this.#problems.some((problem) => problem.path === path)) {
      this.#problems.push({ path, message });
    }
  }

  /**
   * A text of one line, without the space around it.
   *
   * @param missing what to say where there is none; without it the field may be empty.
   */
  line(
    path: string,
    value: string | null | undefined,
    { most, missing }: { readonly most: number; readonly missing?: string },
  ): string {
    const text = (value ?? '').trim().normalize('NFC');
    if (text === '' && missing !== undefined) {
      this.refuse(path, missing);
    } else if (text.length > most) {
      this.refuse(path, `${path} must be ${most} characters or fewer.`);
    } else if (/[\p{Cc}\p{Cs}]/u.test(text)) {
      this.refuse(path, `${path} must be one line of plain text.`);
    }
    return text;
  }

  /** A text of any number of lines, without the space around it; `most` and `missing` as in `line`. */
  lines(
    path: string,
    value: string | null | undefined,
    { most, missing }: { readonly most: number; readonly missing?: string },
  ): string {
    const text = (value ?? '').trim().normalize('NFC').replaceAll(/\r\n?/g, '\n');
    if (text === '' && missing !== undefined) {
      this.refuse(path, missing);
    } else if (text.length > most) {
      this.refuse(path, `${path} must be ${most.toLocaleString('en-GB')} characters or fewer.`);
    } else if (/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(text)) {
      this.refuse(path, `${path} must be plain text.`);
    }
    return text;
  }

  /** @throws ValidationError that names each wrong field. */
  done(): void {
    const [first, ...more] = this.#problems;
    if (first) {
      const message = more.length === 0 ? first.message : `There are problems with ${more.length + 1} fields.`;
      throw new ValidationError(message, this.#problems);
    }
  }
}
