import { parseArgs } from 'node:util';

/** Parses arguments; --help prints the text and exits, an unknown option exits with a message. */
export function commandLine(help, options = {}) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (!values.help) return { positionals, values };
    console.log(help);
  } catch (error) {
    fail(`${error.message}\n\n${help}`);
  }
  process.exit(0);
}

function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return process.env.DEBUG ? error.stack : error.message;
}

/** Prints the error and exits. */
export function fail(error) {
  console.error(describe(error));
  process.exit(1);
}
