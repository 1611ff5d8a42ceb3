import { publicUrlOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { FeedEntry } from '@admissions/protocol';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-entry.ts';

const MAX_ENTRIES = 30;
const NEWEST_FIRST = [
  { field: 'date', descending: true },
  { field: 'id', descending: true },
];

export async function readFeed(deps: Deps): Promise<FeedEntry[]> {
  const entries = await readVisible(deps, news, {
    perpage: MAX_ENTRIES,
    omit: ['body', 'pic'],
    order: NEWEST_FIRST,
  });
  return entries.map(({ id, title, summary, category, date, updatedAt }) => ({
    url: publicUrlOf(news, { id }) ?? '/news',
    title,
    summary,
    category: category.title,
    date,
    updatedAt,
  }));
}
