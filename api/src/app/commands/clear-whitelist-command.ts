import { clearWhitelist } from '../../features/whitelist/clear-whitelist.ts';
import type { DatabaseCommand } from './command.ts';

/** For operators on the server when everybody is locked out of the back office. */
export const clearWhitelistCommand: DatabaseCommand = {
  name: 'clear-whitelist',
  usage: '',
  summary: 'Clears the IP whitelist, so that every address can reach the back office.',
  operands: 0,
  async run({ db }) {
    const cleared = await clearWhitelist(db);
    return {
      lines: [
        `The IP whitelist is empty (${cleared} ${cleared === 1 ? 'entry' : 'entries'} removed); every address can reach the back office`,
      ],
    };
  },
};
