import {
  ACTS,
  AVOIDED,
  BAD,
  BETWEEN,
  CORRECTIONS,
  FILLERS,
  SIMPLIFIED,
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
  /** Corrected, without what the person wants to avoid. */
  wish: string;
  fears: readonly Fear[];
  /** Words of pages about life and money, each followed by the typed word. */
  topics: readonly string[];
  isUndecided: boolean;
}

const MIN_WORD_LENGTH = 2;
const toList = (words: string) => words.split(' ');
/** Alternatives, longest first, each once: a word twice is exponential. Latin words only whole. */
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => (/^[a-z]/i.test(word) ? `\\b${word}\\b` : word))
    .join('|');

const TRADITIONAL = new Map<string, string>();
for (let at = 0; at < SIMPLIFIED.length; at += 2)
  TRADITIONAL.set(SIMPLIFIED.charAt(at), SIMPLIFIED.charAt(at + 1));
const CORRECTED = toList(CORRECTIONS).map((each) => each.split('>'));
const PHONETIC = /[\p{Script=Bopomofo}ˊˇˋ˙]+/gu;
/** “會不會” asks, and does not deny. */
const QUESTION = /(.)[不沒]\1/gu;

const patternOf = (words: string) => new RegExp(anyOf(toList(words)), 'iu');
const SUBJECT_PATTERNS = SUBJECTS.map(([name, typed, needs]) => ({
  pattern: patternOf(typed),
  fear: { name, needs: toList(needs) },
}));
const TOPIC_PATTERNS = TOPICS.map(([page, typed]) => ({ page, pattern: patternOf(typed) }));
const SUBJECT = anyOf(SUBJECTS.flatMap(([, typed]) => toList(typed)));
const SUBJECT_GROUP = `(?:${SUBJECT})(?:(?:\\s|[和跟與及、,，]|還有|and)*(?:${SUBJECT}))*`;
const between = (words: string) => `(?:\\s|${anyOf(toList(words))})*`;
const NOT_DENIED = '(?<!不|不會|不太|沒有)';
const FEARED = new RegExp(
  [
    `${NOT_DENIED}(?:${anyOf(toList(AVOIDED))})${between(`${ACTS} ${BETWEEN}`)}(?<before>${SUBJECT_GROUP})`,
    `(?<after>${SUBJECT_GROUP})${between(BETWEEN)}(?:${anyOf(toList(BAD))})分?`,
  ].join('|'),
  'giu',
);
const ENDS_DISLIKE = '\\s,，。！？!?、但想可只還也都又所因嗎呢吧';
const DISLIKED = new RegExp(
  `(?:不想|不要|不喜歡|不愛|不敢|討厭)(?:再|去)*(?:念|讀|學|當|做|選|進)(?<what>[^${ENDS_DISLIKE}]{2,6})`,
  'gu',
);
const UNDECIDED_PATTERN = new RegExp(toList(UNDECIDED).join('|'), 'iu');
const FILLER_PATTERN = new RegExp(`${anyOf(toList(FILLERS))}|[\\s\\p{P}～]`, 'giu');

/** Splits a sentence as people write it into wishes, fears and topics. */
export function understand(typed: string): Understanding {
  const text = correct(typed);
  const fears = new Map<string, Fear>();
  const rest = text
    .replace(QUESTION, '$1')
    .replace(FEARED, (...found) => {
      const { before, after } = found.at(-1) as Record<string, string | undefined>;
      for (const { pattern, fear } of SUBJECT_PATTERNS)
        if (pattern.test(before ?? after ?? '')) fears.set(fear.name, fear);
      return ' ';
    })
    .replace(DISLIKED, (...found) => {
      const { what = '' } = found.at(-1) as Record<string, string | undefined>;
      const name = what.replace(/(?:學?系|的)$/u, '');
      fears.set(name, { name, needs: null });
      return ' ';
    });
  const topics = TOPIC_PATTERNS.flatMap(({ page, pattern }) => {
    const word = text.match(pattern)?.[0];
    return word ? [page, word] : [];
  });
  return {
    // A query without fears stays as typed.
    wish: fears.size > 0 ? listContentWords(rest).join(' ') : text,
    fears: [...fears.values()],
    topics: [...new Set(topics)],
    isUndecided: UNDECIDED_PATTERN.test(text),
  };
}

function correct(typed: string) {
  const traditional = [...typed].map((each) => TRADITIONAL.get(each) ?? each).join('');
  return CORRECTED.reduce(
    (text, [wrong = '', right = '']) => text.replaceAll(wrong, right),
    traditional,
  ).replace(PHONETIC, '');
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

/** Longest first, then leftmost, without overlaps; and Latin words between Chinese ones. */
export function findKnownWords(text: string, known: readonly string[]): string[] {
  let rest = text;
  const words = known
    .filter((word) => word.length >= MIN_WORD_LENGTH && text.includes(word) && !LATIN.test(word))
    .sort((one, other) => other.length - one.length || text.indexOf(one) - text.indexOf(other))
    .filter((word) => {
      if (!rest.includes(word)) return false;
      rest = rest.replace(word, '\n');
      return true;
    });
  const latin = rest.match(/[\p{Script=Latin}\p{Nd}]+/gu) ?? [];
  return [...words, ...latin.filter((word) => word.length >= MIN_WORD_LENGTH && word !== text)];
}

/** Whether the department is named in full, with 系 or 學系. */
export function isNamedIn(text: string, title: string): boolean {
  const stem = title.replace(/^.*主修|學系.*$/gu, '');
  return [title, `${stem}系`, `${stem}學系`].some((name) => text.includes(name));
}
