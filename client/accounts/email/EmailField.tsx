import { type Problem, problemAt } from '../../forms/problem.ts';
import { TextField } from '../../ui/TextField.tsx';

/** The address that an account is known by. */
export function EmailField({ known, problems }: { known: string; problems: readonly Problem[] }) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={known}
      error={problemAt(problems, 'email')}
    />
  );
}
