import { correctSounds, spellOut } from './sounds.ts';
import {
  AVOIDED,
  BAD,
  BETWEEN,
  ENGLISH_REFUSED,
  FILLERS,
  GROUPS,
  NO_REFUSAL,
  REFUSED,
  SIMPLIFIED,
  STUDY,
  SUBJECTS,
  TOPICS,
  UNDECIDED,
} from './words.ts';

interface Fear {
  /** The subject; or else what someone does not want to study or become. */
  name: string;
  /** Words of the notes about it. */
  notes: readonly string[];
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
const SHY = /怕生|害羞|內向|社恐/u;
const QUESTION = /(.)[不沒]\1/gu;

const toFear = (name: string, needs: Fear['needs'] = null): Fear => ({
  name,
  notes: [`怕${name}`, `${name}不好`],
  needs,
});
const patternOf = (words: string) => new RegExp(anyOf(toList(words)), 'iu');
const subjects = SUBJECTS.map((row) => {
  const [name = '', typed = '', needs = ''] = row.split(':');
  return { typed, pattern: patternOf(typed), fear: toFear(name, toList(needs)) };
});
const groups = GROUPS.map((row) => {
  const [name = '', typed = '', needs = ''] = row.split(':');
  return { typed: toList(typed), fear: toFear(name, toList(needs)) };
});
/** Of a department, a group of them, or a job. */
function toRefusal(word: string) {
  const name = word.replace(/^學|學?系$|(?:[科類組]|相關)$/gu, '').toLowerCase();
  return groups.find(({ typed }) => typed.includes(name))?.fear ?? toFear(name);
}
const topicPatterns = TOPICS.map((row) => {
  const [page = '', typed = ''] = row.split(':');
  return { page, pattern: patternOf(typed) };
});
const SUBJECT = anyOf(subjects.flatMap(({ typed }) => toList(typed)));
const SUBJECT_GROUP = `(?:${SUBJECT})(?:(?:\\s|[和跟與及、,，]|還有|and)*(?:${SUBJECT}))*`;
const NOT_DENIED = '(?<!不|不會|不太|沒有)';
const ENDS_DISLIKE = '\\s,，。！？!?、但想可只還也都又所因嗎呢吧';
/** “怕畫畫沒飯吃” is no fear of drawing. */
const JOBLESS = '.{0,4}(?:沒飯吃|沒工作|沒前途|沒出路|失業|餓死)';
const FEARED = new RegExp(
  [
    `${NOT_DENIED}(?:${anyOf(toList(AVOIDED))})\\s*[^${ENDS_DISLIKE}]{0,5}?\\s*(?<before>${SUBJECT_GROUP})(?!${JOBLESS})`,
    `(?<after>${SUBJECT_GROUP})(?:\\s|${anyOf(toList(BETWEEN))})*(?:${anyOf(toList(BAD))})分?`,
  ].join('|'),
  'giu',
);
const REFUSALS = anyOf(toList(REFUSED));
const VERBS =
  '(?:再|去|一直|整天|每天|推薦|叫我|要我|逼我|念|讀|學|當|做|選|進|走|碰|寫|報|考|填)*';
const ENDS = `${ENDS_DISLIKE}的有就卻怎`;
const WHAT = `[^${ENDS}]`;
const GROUP = `[商工文理醫](?!${WHAT})`;
const REFUSAL = new RegExp(
  [
    `${NOT_DENIED}(?:${REFUSALS})(?!${VERBS}(?:${anyOf(toList(NO_REFUSAL))}))${VERBS}(${GROUP}|${WHAT}{2,6})`,
    `被(${WHAT}{2,6}?)取代`,
    `(${WHAT}{2,6}?)[念讀學](?:不下去|不來|不動)`,
    `除了${VERBS}(${WHAT}{2,8}?)(?:[以之]?外|(?=[${ENDS}])|$)`,
    `([^${ENDS}念讀當選]{2,6})[以之]外`,
    `[爸媽家人老師叫要逼我他她小孩]*[念讀當學選對走考填](${WHAT}{2,6}?)[\\s,，]*(?:但是?|可是?|卻)?[我他她自己]*(?:${REFUSALS}|沒有?興趣|無感)[念讀當學選去]?(?=[了啦欸呀喔\\s,，。！!?？]|$)`,
    // What others want for someone, who goes on with “我喜歡”.
    `(?:[叫要逼望勸推求]|建議|期待|安排)我[去]?[念讀當學選走考](${GROUP}|${WHAT}{2,6})(?=.*(?:我[^也]{0,3}[想喜愛怕]|[但可卻]是?我))`,
    `不是(${WHAT}{2,6}?)[就都](?:好|行|可以)`,
    `[爸媽家人老師嬤公](?:說|覺得|認為)(${WHAT}{2,4}?)[很比最](?=.*我[^也]{0,3}[想喜愛怕])`,
    `(?:${ENGLISH_REFUSED})\\s+(?:an?\\s)?([a-z]+)`,
  ].join('|'),
  'giu',
);
/** “念商” is short for “念商科”. */
const SHORT_GROUP = new RegExp(`[念讀學他][商工](?!${WHAT})`, 'gu');
const GROUP_PATTERN = new RegExp(`^${GROUP}$`, 'u');
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
  const spelled = spellOut([...typed].map((each) => TRADITIONAL[each] ?? each).join('')).replace(
    SHORT_GROUP,
    '$&科',
  );
  const known = [...vocabulary, ...OWN_WORDS];
  const unknown = vocabulary.length > 0 ? splitText(spelled, known).others : [];
  const text = unknown.reduce(
    (corrected, word) => corrected.replace(word, correctSounds(word, known, isUsed)),
    spelled,
  );
  const fears = new Map<string, Fear>();
  const rest = text
    .replace(QUESTION, '$1')
    .replace(SHY, '怕說話')
    .replace(FEARED, (...found) => {
      const { before, after } = found.at(-1) as Record<string, string | undefined>;
      for (const { pattern, fear } of subjects)
        if (pattern.test(before ?? after ?? '')) fears.set(fear.name, fear);
      return ' 怕 ';
    })
    .replace(REFUSAL, (whole, ...found: unknown[]) => {
      const what = String(found.find(Boolean));
      // About life: “without a dormitory” still asks for a place to live.
      if (topicPatterns.some(({ pattern }) => pattern.test(what))) return whole;
      for (const word of GROUP_PATTERN.test(what) ? [what] : listContentWords(what)) {
        const fear = toRefusal(word);
        fears.set(fear.name, fear);
      }
      return ' ';
    });
  const topics = topicPatterns.flatMap(({ page, pattern }) => {
    const found = rest.match(pattern);
    return found ? [page, found[0]] : [];
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
      ? words.some((word) =>
          word.replace(/^.*主修/u, '').startsWith(name.replace(/(?<=..)[師員]$/u, '')),
        )
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

/** Whether the department is named in full, with 系 or 學系; or as what someone reads. */
export function isNamedIn(text: string, title: string, names: readonly string[] = []): boolean {
  const stem = title.replace(/^.*主修|學系.*$/gu, '');
  return (
    [title, `${stem}系`, `${stem}學系`].some((name) => text.includes(name)) ||
    names.some(
      (name) =>
        title.includes(name.charAt(0)) &&
        [...'念讀考上進請了修轉問'].some((verb) => text.includes(verb + name)),
    )
  );
}
