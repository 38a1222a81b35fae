import { type FieldProblem, ValidationError } from '../errors.ts';
import { isOverlong } from './text-length.ts';
import { hasBidiOverride, visibleOf } from './visible-text.ts';

/** What is asked of a text. */
interface Asked {
  /** Characters that it may have. */
  readonly most: number;
  /** What to say if there is none; without it the field may be empty. */
  readonly missing?: string;
  /** What people call the field. */
  readonly name?: string;
}

/** Collects the problems of an input's fields, so that one answer names them all. */
export class FieldChecks {
  readonly #problems: FieldProblem[];

  /** @param known problems that are known before any check. */
  constructor(known: readonly FieldProblem[] = []) {
    this.#problems = [...known];
  }

  /** Notes that a field is wrong; of one field only the first sentence counts. */
  refuse(path: string, message: string): void {
    if (!this.isRefused(path)) {
      this.#problems.push({ path, message });
    }
  }

  /** Whether something is wrong with this field. */
  isRefused(path: string): boolean {
    return this.#problems.some((problem) => problem.path === path);
  }

  /** What is wrong so far, by field. */
  get problems(): readonly FieldProblem[] {
    return this.#problems;
  }

  /** A text of one line, trimmed; empty if it is too long, as it is then not read. */
  line(path: string, value: string | null | undefined, asked: Asked): string {
    const { most, missing, name = nameOf(path) } = asked;
    const given = this.#given(path, value, asked);
    const text = visibleOf(given).trim().normalize('NFC');
    if (text === '' && missing !== undefined) {
      this.refuse(path, missing);
    } else if (text.length > most) {
      this.refuse(path, tooLong(name, most));
    } else if (/[\p{Cc}\p{Cs}]/u.test(text) || hasBidiOverride(text)) {
      this.refuse(path, `${name} must be one line of plain text`);
    }
    return text;
  }

  /** A text of any number of lines, trimmed; empty if it is too long, as it is then not read. */
  lines(path: string, value: string | null | undefined, asked: Asked): string {
    const { most, missing, name = nameOf(path) } = asked;
    const given = this.#given(path, value, asked);
    const text = given.trim().normalize('NFC').replaceAll(/\r\n?/g, '\n');
    if (text === '' && missing !== undefined) {
      this.refuse(path, missing);
    } else if (text.length > most) {
      this.refuse(path, tooLong(name, most));
    } else if (/(?![\n\t])[\p{Cc}\p{Cs}]/u.test(text) || hasBidiOverride(text)) {
      this.refuse(path, `${name} must be plain text`);
    }
    return text;
  }

  /** The given text, unless it is too long: then it is refused without further checks. */
  #given(path: string, value: string | null | undefined, { most, name = nameOf(path) }: Asked): string {
    if (value == null || !isOverlong(value, most)) {
      return value ?? '';
    }
    this.refuse(path, tooLong(name, most));
    return '';
  }

  /** @throws ValidationError that names each wrong field. */
  done(): void {
    if (this.#problems.length > 0) {
      throw ValidationError.ofAll(this.#problems);
    }
  }
}

function tooLong(name: string, most: number): string {
  return `${name} must be ${most.toLocaleString('en-GB')} characters or fewer`;
}

/** 'firstName' as people read it: 'First name'. */
function nameOf(path: string): string {
  const words = path.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
