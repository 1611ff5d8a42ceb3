import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type CommandArgs, createUsageError } from './command.ts';

const PROGRAM = 'node api/dist/server.js';

/** Throws a usage error for unknown arguments. */
export function parseCommandLine(command: Command, argv: readonly string[]): CommandArgs {
  const { options = {}, operands, paths = [] } = command;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options,
      allowPositionals: true,
    });
    if (positionals.length !== operands)
      throw new Error(
        `it takes ${operands} ${operands === 1 ? 'value' : 'values'}, not ${positionals.length}`,
      );
    const absolute = (value: unknown, at: number | string) =>
      typeof value === 'string' && paths.includes(at) ? path.resolve(value) : value;
    return {
      operands: positionals.map((value, at) => absolute(value, at) as string),
      options: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, absolute(value, name)]),
      ) as CommandArgs['options'],
    };
  } catch (error) {
    throw createUsageError(
      `${command.name}: ${(error as Error).message.split('. ')[0]}\nUsage: ${formatUsage(command)}`,
    );
  }
}

export function formatHelp(commands: readonly Command[]): string[] {
  return [
    `${PROGRAM}            serves the site's API`,
    `${PROGRAM} <command>  runs one command and exits:`,
    '',
    ...commands.flatMap((command) => [
      `  ${command.name} ${command.usage}`.trimEnd(),
      `      ${command.summary}`,
    ]),
    '',
    'Run commands with the settings of the site (DATA_DIR, API_PORT, DATABASE_URL). See docs/how-to/operate.md for when to use which.',
    'Exit codes: 0 success, 1 failure, 2 usage error, 75 data folder in use by another process.',
  ];
}
export const formatUsage = ({ name, usage }: Command) => `${PROGRAM} ${name} ${usage}`.trimEnd();
