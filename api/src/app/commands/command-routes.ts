import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import {
  createNotFoundError,
  parseInput,
  success,
  unauthorized,
} from '../../platform/http/http-error.ts';
import { isInternal } from '../../platform/http/internal-token.ts';
import { COMMANDS } from './commands.ts';
import { COMMANDS_PATH } from './run-command.ts';

const body = z.strictObject({
  operands: z.array(z.string()).max(5),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The running API executes commands, since the embedded database has one process only. */
export async function commandRoutes(app: FastifyInstance, deps: Deps) {
  app.post<{ Params: { name: string } }>(
    `${COMMANDS_PATH}/:name`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request) => {
      if (!isInternal(request.headers['x-internal-token'], deps.config.internalToken))
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
    },
  );
}
