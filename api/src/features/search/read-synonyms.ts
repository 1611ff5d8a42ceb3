import { finder } from '@admissions/model/kinds';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import type { Synonyms } from './parse-question.ts';

const CACHE_KEY = 'search.synonyms';

/** Published synonyms of the department search. */
export async function readSynonyms({ db, cache }: Deps): Promise<Synonyms> {
  const { body } = await cache.read(CACHE_KEY, [finder.id], async () => {
    const { synonyms = [] } = ((await readSetting(db.orm, finder)) ?? {}) as {
      synonyms?: { words: string[] }[];
    };
    return synonyms.map(({ words }) => words);
  });
  return JSON.parse(body) as Synonyms;
}
