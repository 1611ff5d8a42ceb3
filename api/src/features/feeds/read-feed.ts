import { publicUrlOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import type { FeedEntry } from '@admissions/protocol';
import type { Deps } from '../../content/deps.ts';
import { readVisible } from '../../content/read/read-visible.ts';

const LENGTH = 30;
const NEWEST = [
  { field: 'date', descending: true },
  { field: 'id', descending: true },
];

/** The newest articles. */
export async function readFeed(deps: Deps): Promise<FeedEntry[]> {
  const entries = await readVisible(deps, news, {
    perpage: LENGTH,
    omit: ['body', 'pic'],
    order: NEWEST,
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
