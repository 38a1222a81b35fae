// Loaded before a program of the tests. The process that replaces it under Node's permission model may also read and
// write what Node keeps of compiled code; all else is as `npm start` has it.
const { execve } = process;
const { NODE_COMPILE_CACHE: directory } = process.env;

if (execve && directory && !process.permission) {
  process.execve = (file, [command = '', ...words] = [], environment) =>
    execve.call(
      process,
      file,
      [command, `--allow-fs-read=${directory}`, `--allow-fs-write=${directory}`, ...words],
      environment,
    );
}
