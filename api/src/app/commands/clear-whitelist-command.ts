import { clearWhitelist } from '../../features/whitelist/clear-whitelist.ts';
import type { DatabaseCommand } from './command.ts';

/** For somebody at the server who was shut out of the back office. */
export const clearWhitelistCommand: DatabaseCommand = {
  name: 'clear-whitelist',
  usage: '',
  summary: 'Empties the IP whitelist, so that the back office answers every address again.',
  operands: 0,
  async run({ db }) {
    const cleared = await clearWhitelist(db);
    return {
      lines: [
        `The IP whitelist is empty (${cleared} ${cleared === 1 ? 'entry' : 'entries'} removed); the back office answers every address`,
      ],
    };
  },
};
