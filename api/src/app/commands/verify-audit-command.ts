import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import type { DatabaseCommand } from './command.ts';

export const verifyAuditCommand: DatabaseCommand = {
  name: 'verify-audit',
  usage: '',
  summary:
    'Checks that no line of the audit log was changed, taken out or cut off; ends with 1 when one was.',
  operands: 0,
  async run({ db }) {
    const { lines, brokenAt, cutOff } = await verifyAudit(db);
    if (brokenAt !== null)
      return {
        lines: [
          `THE AUDIT LOG IS BROKEN at line ${brokenAt}: it or the line before it was changed or taken out (${lines} fit together)`,
        ],
        failed: true,
      };
    if (cutOff)
      return {
        lines: [
          `THE AUDIT LOG WAS CUT OFF: its ${lines} lines fit together, and newer ones are missing`,
        ],
        failed: true,
      };
    return { lines: [`The audit log is whole: ${lines} lines fit together`] };
  },
};
