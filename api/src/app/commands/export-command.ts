import { fingerprintKey } from '../../platform/crypto/key-fingerprint.ts';
import { findDataKey } from '../../platform/db/data-key.ts';
import { formatReport } from '../../platform/db/transfer/export-file.ts';
import { exportRows } from '../../platform/db/transfer/export-rows.ts';
import type { DatabaseCommand } from './command.ts';
import { copyMediaFrom, describeMedia } from './media-copy.ts';

export const exportCommand: DatabaseCommand = {
  name: 'export',
  usage: '<file> [--media <folder>]',
  summary:
    'Writes every table to one file (JSON lines, gzip), for a backup or for the other kind of database; --media copies pictures and files too.',
  options: { media: { type: 'string' } },
  operands: 1,
  paths: [0, 'media'],
  async run({ db, config }, { operands: [file = ''], options: { media } }) {
    const key = (await findDataKey(db.pool)) ?? fingerprintKey(config.dataKey);
    const work = () => exportRows(db, file, key);
    const tables = await (db.embedded ? db.embedded.patient(work) : work());
    const copied =
      typeof media === 'string'
        ? await copyMediaFrom(config.dataDir, media)
        : describeMedia(config.dataDir);
    return {
      lines: [
        '  table, rows, sum',
        ...formatReport(tables),
        `Written to ${file}`,
        copied,
        'Personal data in it is encrypted with DATA_KEY; store that separately from the file',
      ],
    };
  },
};
