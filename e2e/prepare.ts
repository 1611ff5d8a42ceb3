import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillOnce } from './fixtures/fill-once.ts';
import { prepareData } from './fixtures/product.ts';

/** Builds, releases and seeds once for all tests; `E2E_DATA` names a folder to reuse. */
export default async function prepare(): Promise<() => void> {
  const given = process.env.E2E_DATA;
  if (given) {
    await fillOnce(given, prepareData);
    return () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
  await prepareData(folder);
  process.env.E2E_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
