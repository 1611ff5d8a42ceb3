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
import { COMMANDS_PATH } from './run-on-server.ts';

const body = z.strictObject({
  operands: z.array(z.string()).max(5),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** For commands on the same machine: the embedded database has room for one process only, so the running API does their work. */
export async function commandRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.post<{ Params: { name: string } }>(
    `${COMMANDS_PATH}/:name`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request) => {
      if (!isInternal(request.headers['x-internal-token'], deps.config.internalToken))
        throw unauthorized();
      const command = COMMANDS.find(({ name }) => name === request.params.name);
      if (!command || 'runOnFolder' in command || command.alone) throw createNotFoundError();
      const args = parseInput(body, request.body);
      // It may take minutes, in which nothing is sent.
      request.raw.socket.setTimeout(0);
      try {
        return success(await command.run(deps, args));
      } catch (error) {
        request.log.error({ err: error, command: command.name }, 'a command failed');
        return success({ lines: [], error: (error as Error).message });
      }
    },
  );
}
