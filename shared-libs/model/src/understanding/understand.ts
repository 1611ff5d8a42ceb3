import { correctSounds, spellOut } from './sounds.ts';
import {
  AVOIDED,
  BAD,
  BETWEEN,
  FILLERS,
  SIMPLIFIED,
  STUDY,
  SUBJECTS,
  TOPICS,
  UNDECIDED,
} from './words.ts';

interface Fear {
  /** The subject; or else what someone does not want to study or become. */
  name: string;
  /** Parts of the keywords of a department that needs the subject; null: the name itself. */
  needs: readonly string[] | null;
}
export interface Understanding {
  /** Corrected. */
  text: string;
  /** The same without what the person wants to avoid. */
  wish: string;
  fears: readonly Fear[];
  /** Words of pages about life and money, each followed by the typed word. */
  topics: readonly string[];
  isUndecided: boolean;
  isAboutStudy: boolean;
}

const MIN_WORD_LENGTH = 2;
const toList = (words: string) => words.split(' ');
/** Alternatives, longest first, each once: a word twice is exponential. Latin words only whole. */
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => (/^[a-z]/i.test(word) ? `\\b${word}\\b` : word))
    .join('|');

const TRADITIONAL = Object.fromEntries(SIMPLIFIED.match(/../gu)?.map((pair) => [...pair]) ?? []);
/** “會不會” asks, and does not deny. */
const QUESTION = /(.)[不沒]\1/gu;

const patternOf = (words: string) => new RegExp(anyOf(toList(words)), 'iu');
const subjects = SUBJECTS.map((row) => {
  const [name = '', typed = '', needs = ''] = row.split(':');
  return { typed, pattern: patternOf(typed), fear: { name, needs: toList(needs) } };
});
const topicPatterns = TOPICS.map((row) => {
  const [page = '', typed = ''] = row.split(':');
  return { page, pattern: patternOf(typed) };
});
const SUBJECT = anyOf(subjects.flatMap(({ typed }) => toList(typed)));
const SUBJECT_GROUP = `(?:${SUBJECT})(?:(?:\\s|[和跟與及、,，]|還有|and)*(?:${SUBJECT}))*`;
const NOT_DENIED = '(?<!不|不會|不太|沒有)';
const ENDS_DISLIKE = '\\s,，。！？!?、但想可只還也都又所因嗎呢吧';
const FEARED = new RegExp(
  [
    `${NOT_DENIED}(?:${anyOf(toList(AVOIDED))})\\s*[^${ENDS_DISLIKE}]{0,5}?\\s*(?<before>${SUBJECT_GROUP})`,
    `(?<after>${SUBJECT_GROUP})(?:\\s|${anyOf(toList(BETWEEN))})*(?:${anyOf(toList(BAD))})分?`,
  ].join('|'),
  'giu',
);
const DISLIKED = new RegExp(
  `(?:不想|不要|不喜歡|不愛|不敢|討厭)(?:再|去)*(?:念|讀|學|當|做|選|進)(?<what>[^${ENDS_DISLIKE}]{2,6})`,
  'gu',
);
const UNDECIDED_PATTERN = patternOf(UNDECIDED);
const STUDY_PATTERN = patternOf(STUDY);
const OWN_WORDS = [...SUBJECTS, ...TOPICS, AVOIDED].flatMap((row) => row.split(/[: ]/u));
const FILLER_PATTERN = new RegExp(`${anyOf(toList(FILLERS))}|[\\s\\p{P}～]`, 'giu');

/** Splits a sentence as people write it into wishes, fears and topics; with words, corrects them. */
export function understand(
  typed: string,
  vocabulary: readonly string[] = [],
  isUsed?: (word: string) => boolean,
): Understanding {
  const spelled = spellOut([...typed].map((each) => TRADITIONAL[each] ?? each).join(''));
  const known = [...vocabulary, ...OWN_WORDS];
  const unknown = vocabulary.length > 0 ? splitText(spelled, known).others : [];
  const text = unknown.reduce(
    (corrected, word) => corrected.replace(word, correctSounds(word, known, isUsed)),
    spelled,
  );
  const fears = new Map<string, Fear>();
  const rest = text
    .replace(QUESTION, '$1')
    .replace(FEARED, (...found) => {
      const { before, after } = found.at(-1) as Record<string, string | undefined>;
      for (const { pattern, fear } of subjects)
        if (pattern.test(before ?? after ?? '')) fears.set(fear.name, fear);
      return ' ';
    })
    .replace(DISLIKED, (...found) => {
      const { what = '' } = found.at(-1) as Record<string, string | undefined>;
      const name = what.replace(/(?:學?系|的)$/u, '');
      fears.set(name, { name, needs: null });
      return ' ';
    });
  const topics = topicPatterns.flatMap(({ page, pattern }) => {
    const found = rest.match(pattern);
    return found ? [page, ...found] : [];
  });
  return {
    // A query without fears stays as typed.
    text,
    wish: fears.size > 0 ? listContentWords(rest).join(' ') : text,
    fears: [...fears.values()],
    topics: [...new Set(topics)],
    isUndecided: UNDECIDED_PATTERN.test(text),
    isAboutStudy: STUDY_PATTERN.test(text),
  };
}

/** A single mention of a subject is no need. */
const MIN_NEED_COUNT = 2;

/** Whether a department, by its name and keywords, needs much of what someone fears. */
export const isFeared = (words: readonly string[], fears: readonly Fear[]) =>
  fears.some(({ name, needs }) =>
    needs === null
      ? words.includes(name)
      : words.filter((word) => needs.some((need) => word.includes(need))).length >= MIN_NEED_COUNT,
  );

/** Without a known word: what is left between words that say nothing. */
export const listContentWords = (text: string) =>
  text.split(FILLER_PATTERN).filter((word) => word.length >= MIN_WORD_LENGTH);

const LATIN = /^[\p{Script=Latin}\p{Nd}]+$/u;

/** Known words, longest first, then leftmost; and what is left between words that say nothing. */
export function splitText(text: string, known: readonly string[]) {
  let rest = text;
  const words = known
    .filter((word) => word.length >= MIN_WORD_LENGTH && text.includes(word) && !LATIN.test(word))
    .sort((one, other) => other.length - one.length || text.indexOf(one) - text.indexOf(other))
    .filter((word) => {
      if (!rest.includes(word)) return false;
      rest = rest.replace(word, '\n');
      return true;
    });
  return { words, others: listContentWords(rest) };
}

/** Without overlaps, and with Latin words between Chinese ones. */
export function findKnownWords(text: string, known: readonly string[]): string[] {
  const { words, others } = splitText(text, known);
  const latin = others.flatMap((word) => word.match(/[\p{Script=Latin}\p{Nd}]{2,}/gu) ?? []);
  return [...words, ...latin.filter((word) => word !== text)];
}

/** Whether the department is named in full, with 系 or 學系. */
export function isNamedIn(text: string, title: string): boolean {
  const stem = title.replace(/^.*主修|學系.*$/gu, '');
  return [title, `${stem}系`, `${stem}學系`].some((name) => text.includes(name));
}
