import { finder } from '@admissions/model/kinds';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import type { Synonyms } from './parse-question.ts';

const CACHE_KEY = 'search.synonyms';

/** The words that mean the same, as staff keep them for finding departments; none while they are not published. */
export async function readSynonyms({ db, cache }: Deps): Promise<Synonyms> {
  const { body } = await cache.read(CACHE_KEY, [finder.id], async () => {
    const { synonyms = [] } = ((await readSetting(db.orm, finder)) ?? {}) as {
      synonyms?: { words: string[] }[];
    };
    return synonyms.map(({ words }) => words);
  });
  return JSON.parse(body) as Synonyms;
}
