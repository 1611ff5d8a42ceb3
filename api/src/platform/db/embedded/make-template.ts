import { openSyncedDatabase } from './synced-folder.ts';

const folder = process.argv[2];
if (!folder) throw new Error('usage: make-template <folder>');
const engine = await openSyncedDatabase(folder);
await engine.close();
process.exit(0);
