import { packageFile } from '../../platform/config/package-folder.ts';
import { fingerprintKey } from '../../platform/crypto/key-fingerprint.ts';
import { loadMigrations } from '../../platform/db/migration-state.ts';
import { formatReport } from '../../platform/db/transfer/export-file.ts';
import { importRows } from '../../platform/db/transfer/import-rows.ts';
import type { DatabaseCommand } from './command.ts';
import { copyMediaTo, describeMedia } from './media-copy.ts';

export const importCommand: DatabaseCommand = {
  name: 'import',
  usage: '<file> [--media <folder>] [--replace]',
  summary:
    'Fills an empty database from an export of this or an earlier release, atomically, and verifies checksums; --replace deletes existing data. Stop the site first.',
  options: { media: { type: 'string' }, replace: { type: 'boolean' } },
  operands: 1,
  paths: [0, 'media'],
  alone: true,
  creates: true,
  async run({ db, config }, { operands: [file = ''], options: { media, replace } }) {
    const { tables, takenAt, key } = await importRows(db, {
      file,
      migrations: loadMigrations(packageFile('drizzle')),
      replace: replace === true,
    });
    const copied =
      typeof media === 'string'
        ? await copyMediaTo(config.dataDir, media)
        : describeMedia(config.dataDir);
    const warning =
      key === fingerprintKey(config.dataKey)
        ? []
        : [
            'WARNING: the personal data in it is encrypted with another DATA_KEY; the site starts only with that key',
          ];
    return {
      lines: [
        '  table, rows, sum',
        ...formatReport(tables),
        `Imported what was exported at ${takenAt}; every table equals the file`,
        copied,
        ...warning,
      ],
    };
  },
};
