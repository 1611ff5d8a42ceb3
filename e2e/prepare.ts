import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from './fixtures/product.ts';

/** Before the journeys: one start that builds, releases, migrates and seeds, for all of them. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-prepared-'));
  await prepareData(folder);
  process.env.JOURNEY_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
