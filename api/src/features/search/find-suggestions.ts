import type { Suggestion, SuggestionData } from '@admissions/protocol';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { findMatchesOnce, VISIBLE_TO_VISITORS } from './find-matches.ts';
import type { Question } from './parse-question.ts';
import { findMarks } from './search-marks.ts';
import { searchEntries as searchIndex } from './search-table.ts';

const MAX_SUGGESTIONS = 6;

export async function findSuggestions(orm: Queryable, question: Question): Promise<SuggestionData> {
  if (question.terms.length === 0) return { list: [] };
  const { rows } = await orm.execute<Omit<Suggestion, 'marks'> & Record<string, unknown>>(sql`
    with hits as materialized (${findMatchesOnce(question, 'titles', VISIBLE_TO_VISITORS)}),
    shown as (select * from hits order by rank, day desc, kind, entry desc limit ${MAX_SUGGESTIONS})
    select kind, area, entry as id, title, url from shown join ${searchIndex} using (kind, entry, area, day)
    order by rank, day desc, kind, entry desc`);
  return {
    list: rows.map((suggestion) => ({
      ...suggestion,
      marks: findMarks(suggestion.title, question),
    })),
  };
}
