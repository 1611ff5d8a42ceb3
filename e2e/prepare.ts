import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from './fixtures/product.ts';

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Builds, releases and seeds once for all tests; `E2E_DATA` names a folder to reuse. */
export default async function prepare(): Promise<() => void> {
  const given = process.env.E2E_DATA;
  const folder = given || mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
  if (!isFilled(folder)) {
    // An interrupted run leaves no incomplete folder behind.
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    await prepareData(part);
    renameSync(part, folder);
  }
  process.env.E2E_DATA = folder;
  return () => {
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
}
