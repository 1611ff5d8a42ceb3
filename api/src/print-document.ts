import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from './app/app.ts';
import { openDeps } from './app/deps/open-deps.ts';
import { buildDocument } from './app/openapi/document.ts';
import { readConfig } from './platform/config/config.ts';

// Prints the full API document to a file or standard output, from a temporary empty database.
const folder = mkdtempSync(path.join(tmpdir(), 'api-document-'));
try {
  const { API_VERSION, SITE_ORIGIN } = process.env;
  const config = readConfig({
    API_VERSION,
    SITE_ORIGIN,
    DATA_DIR: folder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  });
  const { deps, close } = await openDeps(config, { programs: new URL('./', import.meta.url) });
  const app = await buildApp(deps);
  const text = `${JSON.stringify(buildDocument(app.declaredRoutes, config))}\n`;
  const [, , file] = process.argv;
  await app.close();
  await close();
  if (file) writeFileSync(file, text);
  else await new Promise((resolve) => process.stdout.write(text, resolve));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
