import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import type { DatabaseCommand } from './command.ts';

export const verifyAuditCommand: DatabaseCommand = {
  name: 'verify-audit',
  usage: '',
  summary:
    'Checks that no line of the audit log was changed, removed or cut off; exits with 1 if one was.',
  operands: 0,
  async run({ db }) {
    const { lines, brokenAt, cutOff } = await verifyAudit(db);
    if (brokenAt !== null)
      return {
        lines: [
          `THE AUDIT LOG IS BROKEN at line ${brokenAt}: it or the line before it was changed or removed (${lines} lines are intact)`,
        ],
        failed: true,
      };
    if (cutOff)
      return {
        lines: [
          `THE AUDIT LOG WAS CUT OFF: its ${lines} lines are intact, but newer ones are missing`,
        ],
        failed: true,
      };
    return { lines: [`The audit log is intact: ${lines} lines`] };
  },
};
