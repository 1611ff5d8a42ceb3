import { parseArgs } from 'node:util';

/** Options that describe a new remote. */
export const REMOTE_OPTIONS = [
  'path',
  'group',
  'title',
  'title-en',
  'description',
  'description-en',
  'owner',
];

/**
 * Parses arguments: options with a text, and flags.
 * --help prints the text and exits, an unknown option exits with a message.
 */
export function commandLine(help, texts = [], flags = []) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
        help: { type: 'boolean', short: 'h' },
      },
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
