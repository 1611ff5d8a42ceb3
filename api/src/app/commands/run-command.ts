import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { HIDDEN } from '../../platform/http/declared-access.ts';
import {
  createNotFoundError,
  parseInput,
  success,
  unauthorized,
} from '../../platform/http/http-error.ts';
import { openDeps } from '../deps/open-deps.ts';
import {
  type Command,
  type CommandArgs,
  CommandError,
  createUsageError,
  type DatabaseCommand,
  type Outcome,
} from './command.ts';
import { COMMANDS } from './commands.ts';

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

const PROGRAM = 'node api/dist/server.js';

/** Throws a usage error for unknown arguments. */
function parseCommandLine(command: Command, argv: readonly string[]): CommandArgs {
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

function formatHelp(commands: readonly Command[]) {
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
const formatUsage = ({ name, usage }: Command) => `${PROGRAM} ${name} ${usage}`.trimEnd();

const COMMANDS_PATH = '/api/internal/commands';
const COMMAND_TIMEOUT_MS = 600_000;

/** Sends the command to the running API; null when none runs. */
async function runOnServer(
  { host, port, internalToken }: Config,
  { name }: DatabaseCommand,
  args: CommandArgs,
): Promise<Outcome | null> {
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const response = await fetch(`${origin}${COMMANDS_PATH}/${name}`, {
    method: 'POST',
    headers: { 'x-internal-token': internalToken, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  }).catch((error: Error) => {
    if (error.name === 'TimeoutError')
      throw new CommandError(
        `The API at ${origin} did not finish ${name} in ${COMMAND_TIMEOUT_MS / 60_000} minutes`,
      );
    return null;
  });
  if (!response) return null;
  const answer = (await response.json().catch(() => ({}))) as {
    data?: Outcome & { error?: string };
  };
  if (answer.data?.error) throw new CommandError(answer.data.error);
  if (response.ok && answer.data) return answer.data;
  throw new CommandError(
    `The API at ${origin} refused ${name} (${response.status}); run the command with the settings that the API was started with`,
  );
}

const body = z.strictObject({
  operands: z.array(z.string()).max(5),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The running API executes commands, since the embedded database has one process only. */
export async function commandRoutes(app: FastifyInstance, deps: Deps) {
  app.post<{ Params: { name: string } }>(`${COMMANDS_PATH}/:name`, HIDDEN, async (request) => {
    if (!isSameSecret(request.headers['x-internal-token'], deps.config.internalToken))
      throw unauthorized();
    const command = COMMANDS.find(({ name }) => name === request.params.name);
    if (!command || 'runOnFolder' in command || command.alone) throw createNotFoundError();
    const args = parseInput(body, request.body);
    // May take minutes without sending a byte.
    request.raw.socket.setTimeout(0);
    try {
      return success(await command.run(deps, args));
    } catch (error) {
      request.log.error({ err: error, command: command.name }, 'command failed');
      return success({ lines: [], error: (error as Error).message });
    }
  });
}
