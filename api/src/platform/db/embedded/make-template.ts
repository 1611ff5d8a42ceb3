import { openSynced } from './synced-folder.ts';

const folder = process.argv[2];
if (!folder) throw new Error('usage: make-template <folder>');
const engine = await openSynced(folder);
await engine.close();
process.exit(0);
