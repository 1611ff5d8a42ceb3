import type { EntryOf } from '@admissions/model';
import { publicUrlOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { FeedEntry } from '@admissions/protocol';
import type { Deps } from '../../content/deps.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { selectPage } from '../../content/read/select-entries.ts';

const LENGTH = 30;
const NEWEST = [
  { field: 'date', descending: true },
  { field: 'id', descending: true },
];

/** The newest articles. */
export async function readFeed({ db, hooks }: Pick<Deps, 'db' | 'hooks'>): Promise<FeedEntry[]> {
  const { rows } = await selectPage(
    db.orm,
    { kind: news, visibleOnly: true, omit: ['body', 'pic'], order: NEWEST },
    { page: 1, perpage: LENGTH },
  );
  const entries = (await readEntries(rows, {
    kind: news,
    hooks,
    staff: false,
  })) as unknown as EntryOf<typeof news>[];
  return entries.map(({ id, title, summary, category, date, updatedAt }) => ({
    url: publicUrlOf(news, { id }) ?? '/news',
    title,
    summary,
    category: category.title,
    date,
    updatedAt,
  }));
}
