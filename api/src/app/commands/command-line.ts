import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Command, CommandArgs } from './command.ts';
import { createUsageError } from './command.ts';

const PROGRAM = 'node api/dist/server.js';

/** Reads what was typed after the command's name; refuses what the command does not know. */
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
    `${PROGRAM} <command>  does one thing and ends:`,
    '',
    ...commands.flatMap((command) => [
      `  ${command.name} ${command.usage}`.trimEnd(),
      `      ${command.summary}`,
    ]),
    '',
    'Give a command the settings that the site was started with (DATA_DIR, API_PORT, DATABASE_URL). docs/how-to/operate.md tells when to use which.',
    'It ends with 0 when all is well, 1 when it failed, 2 when it was typed wrongly, 75 when another process holds the data folder.',
  ];
}
export const formatUsage = ({ name, usage }: Command) => `${PROGRAM} ${name} ${usage}`.trimEnd();
