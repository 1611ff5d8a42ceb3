import fs from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { openDeps } from '../deps/open-deps.ts';
import {
  type Command,
  type CommandArgs,
  CommandError,
  createUsageError,
  type DatabaseCommand,
  type Outcome,
} from './command.ts';
import { formatHelp, formatUsage, parseCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { runOnServer } from './run-on-server.ts';

const HELP = new Set(['help', '--help', '-h']);

/** Runs `node api/dist/server.js <name> …`; returns the output. */
export async function runCommand(
  name: string,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  programs: URL,
): Promise<Outcome> {
  if (HELP.has(name)) return { lines: formatHelp(COMMANDS) };
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw createUsageError(`Unknown command ${name}; "help" lists all`);
  if (argv.some((each) => HELP.has(each)))
    return { lines: [formatUsage(command), `  ${command.summary}`] };
  const args = parseCommandLine(command, argv);
  const config = { ...readConfig(env), logLevel: env.LOG_LEVEL ?? 'error', logDir: undefined };
  if ('runOnFolder' in command) {
    if (config.databaseUrl) throw new CommandError(onlyEmbedded(command));
    return command.runOnFolder({ config, programs }, args);
  }
  return (
    (command.alone ? null : await runOnServer(config, command, args)) ??
    runHere(config, command, args, programs)
  );
}

async function runHere(config: Config, command: DatabaseCommand, args: CommandArgs, programs: URL) {
  if (
    !config.databaseUrl &&
    !command.creates &&
    !['pg', 'snapshots'].some((each) => fs.existsSync(path.join(config.dataDir, each)))
  )
    throw new CommandError(
      `No database found in ${config.dataDir}; use the DATA_DIR (or DATABASE_URL) of the site`,
    );
  const { deps, close } = await openDeps(config, { programs });
  try {
    return await command.run(deps, args);
  } finally {
    await close();
  }
}

const onlyEmbedded = ({ name }: Command) =>
  `${name} is for the embedded database; with DATABASE_URL use the server's own backups (pg_dump), or the command export`;
