import type { Api } from '@admissions/api-client';
import type { Entry } from '../../entries.ts';
import type { StandardRow } from '../../marks/standards.ts';
import { readList, readSingle } from '../../public-reads.ts';
import { usesMarks } from './reckon-entry.ts';

export interface ScoreData {
  /** The ways in that marks decide. */
  entries: readonly Entry[];
  rows: readonly StandardRow[];
}
const MOST = 100;

/** All that marks are compared with: nothing of the visitor is asked for or sent. Of some departments, or of all. */
export async function loadScoreData(
  api: Api,
  departments: readonly number[] | null,
): Promise<ScoreData> {
  const [entries, standards] = await Promise.all([
    departments
      ? Promise.all(departments.map((id) => readEntries(api, { id })))
      : readEntries(api, {}),
    readSingle(api, 'about/standards_info', { silent: true }),
  ]);
  return { entries: entries.flat().filter(usesMarks), rows: standards.rows };
}

async function readEntries(api: Api, asked: { id?: number }): Promise<Entry[]> {
  const read = (page: number) =>
    readList(api, 'faculty/bachelor_entry_list', {
      params: { ...asked, page, perpage: MOST },
      silent: true,
    });
  const first = await read(1);
  const pages = Math.ceil(first.total / MOST);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)),
  );
  return [first, ...others].flatMap(({ list }) => list);
}
