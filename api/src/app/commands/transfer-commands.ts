import fs from 'node:fs';
import path from 'node:path';
import { packageFile } from '../../platform/config/package-folder.ts';
import { fingerprintKey } from '../../platform/crypto/sealing.ts';
import { findDataKey } from '../../platform/db/data-key.ts';
import { loadMigrations } from '../../platform/db/migrate.ts';
import { exportRows, formatReport } from '../../platform/db/transfer/export-rows.ts';
import { importRows } from '../../platform/db/transfer/import-rows.ts';
import type { DatabaseCommand } from './command.ts';

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
    const tables = await db.patient(() => exportRows(db, file, key));
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

const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');

const describeMedia = (dataDir: string) =>
  `Pictures and files are not included: they are in ${mediaFolder(dataDir)} (${filesIn(mediaFolder(dataDir)).length} files); --media <folder> copies them`;

const copyMediaFrom = (dataDir: string, folder: string) => copyFiles(mediaFolder(dataDir), folder);
const copyMediaTo = (dataDir: string, folder: string) => copyFiles(folder, mediaFolder(dataDir));

// Media files are immutable per name, so existing ones are skipped.
async function copyFiles(from: string, to: string) {
  const files = filesIn(from);
  for (const name of files) {
    const target = path.join(to, name);
    if (
      fs.statSync(target, { throwIfNoEntry: false })?.size ===
      fs.statSync(path.join(from, name)).size
    )
      continue;
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    await fs.promises.copyFile(path.join(from, name), `${target}.part`);
    await fs.promises.rename(`${target}.part`, target);
  }
  return `${files.length} pictures and files are in ${to}`;
}

function filesIn(folder: string) {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
}
