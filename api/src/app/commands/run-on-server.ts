import type { Config } from '../../platform/config/config.ts';
import { type CommandArgs, CommandError, type DatabaseCommand, type Outcome } from './command.ts';

export const COMMANDS_PATH = '/api/internal/commands';
const COMMAND_TIMEOUT_MS = 600_000;

/** Sends the command to the running API; null when none runs. */
export async function runOnServer(
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
