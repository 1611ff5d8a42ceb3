import { correctSounds, spellOut } from './sounds.ts';
import {
  ASIDES,
  AVOIDED,
  BAD,
  BETWEEN,
  DISLIKED,
  EMPTY,
  ENGLISH_REFUSED,
  FIELDS,
  FILLERS,
  GROUPS,
  NO_REFUSAL,
  REFUSED,
  SIMPLIFIED,
  STUDY,
  SUBJECTS,
  TOO_MUCH,
  TOPICS,
  UNDECIDED,
  VERDICTS,
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
  /** “除了商科都可以”. */
  isBroad: boolean;
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
const SHY = /怕生|害羞|內向|社恐/u;
/** “會不會” asks, and does not deny. */
const QUESTION = /(.)[不沒]\1/gu;
/** Where a part of a sentence begins or ends, without punctuation. */
const CLAUSE =
  /[()（）「」…]|(?:但是?|可是|不過|所以|因為|然後|如果|那(?![種個些邊裡樣麼])|(?<=[啦喔欸啊耶]))(?=.)/gu;
/** Of several subjects: a question about scores, and no fear. */
const SCORE = /(?:只有|才)?[\d零一二三四五六七八九十]+級分?/gu;
const readScores = (text: string) =>
  [...text.matchAll(SCORE)].length > 1 ? text.replace(SCORE, ' 採計 ') : text;
/** “不太敢” is “不敢”, and “沒什麼興趣” is “沒興趣”. */
const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [
    /不(?:太|大|怎麼|是很|是太|那麼)(?=[敢想會喜愛能])|沒有?(?:很|那麼|太|多)?(?=想[要當做念讀學去走碰選]|喜歡|愛)/gu,
    '不',
  ],
  [/沒有?(?:什麼|啥|太大|多大|很大|太多|多少)(?:的)?(?=興趣|感覺|天分)/gu, '沒'],
  [/沒有?辦法|沒法/gu, '無法'],
];

const toFear = (name: string, needs: Fear['needs'] = null): Fear => ({
  name,
  notes: [`怕${name}`, `${name}不好`],
  needs,
});
const patternOf = (words: string) => new RegExp(anyOf(toList(words)), 'iu');
const subjects = SUBJECTS.map((row) => {
  const [name = '', typed = '', needs = ''] = row.split(':');
  return { typed: toList(typed), pattern: patternOf(typed), fear: toFear(name, toList(needs)) };
});
const groups = GROUPS.map((row) => {
  const [name = '', typed = '', needs = ''] = row.split(':');
  return { typed: toList(typed), fear: toFear(name, toList(needs)) };
});
/** Of a department, a group of them, a subject, or a job. */
function toRefusal(word: string) {
  const name = word.replace(/^學|學?系$|[科類組]$/gu, '').toLowerCase();
  const same = [...groups, ...subjects].find(({ typed }) => typed.includes(name));
  return same?.fear ?? toFear(name);
}
/** “醫生護士那種” names two jobs. */
const listRefused = (what: string) =>
  what
    .replace(/(?:[那這]種|之類).*/u, '')
    .split(/或者?|[與及]|還有|(?<=.[師士員]|醫生|工廠)/u)
    .flatMap(listContentWords);
const topicPatterns = TOPICS.map((row) => {
  const [page = '', typed = ''] = row.split(':');
  return { page, pattern: patternOf(typed) };
});
const SUBJECT = anyOf(subjects.flatMap(({ typed }) => typed));
/** After a subject that is no part of the feared ones before it. */
const LIKED =
  '\\s*(?:都|也|倒|就|反而)*(?:還(?:可以|行|好|不錯|ok)|不錯|很好|比較好|最好|很?強|[很超蠻滿最]?喜歡|可以|ok)';
const SUBJECT_GROUP = `(?:${SUBJECT})(?:(?:\\s|[和跟與及、,，]|還有|and)*(?:${SUBJECT})(?!${LIKED}))*`;
const NOT_DENIED = '(?<!不|不會|不太|沒有|不是)';
const ENDS_DISLIKE = '\\s,，。！？!?、但想可只還也都又所因嗎呢吧';
/** “怕畫畫沒飯吃” is no fear of drawing. */
const JOBLESS = '.{0,4}(?:沒飯吃|沒工作|沒前途|沒出路|失業|餓死)';
const VERBS =
  '(?:讓(?:孩子|小孩|女兒|兒子|她|他)?|以後要?|將來要?|再|去|到|在|一直|整天|每天|一輩子|推薦|叫我|要我|逼我|念|讀|學|當|做|選|進|走|碰|寫|報|考|填|值)*';
const FEARED = new RegExp(
  [
    `${NOT_DENIED}(?:${anyOf(toList(AVOIDED))})\\s*[^${ENDS_DISLIKE}]{0,5}?\\s*(?<before>${SUBJECT_GROUP})(?!${JOBLESS})`,
    `(?<after>${SUBJECT_GROUP})(?:\\s|${anyOf(toList(BETWEEN))})*(?:(?:${anyOf(toList(BAD))})分?|(?:${anyOf(toList(DISLIKED))})${VERBS}(?![^${ENDS_DISLIKE}了啦欸的]|的[就都]?是))`,
  ].join('|'),
  'giu',
);
const REFUSALS = anyOf(toList(REFUSED));
const ENDS = `${ENDS_DISLIKE}的有就卻怎不`;
const WHAT = `[^${ENDS}]`;
const GROUP = `[商工文理醫](?!${WHAT})`;
const REFUSAL = new RegExp(
  [
    `${NOT_DENIED}(?:${REFUSALS})(?!${VERBS}(?:${anyOf(toList(NO_REFUSAL))}))${VERBS}(${GROUP}|(?:(?![那這]種)${WHAT}){2,6})(?:[那這]種[^\\s,，。]*)?`,
    `被(${WHAT}{2,6}?)取代`,
    `[念讀學]?(${WHAT}{2,6}?)[念讀學](?:不下去|不來|不動|到[想快要]?[哭死吐瘋])`,
    `除了?${VERBS}(${WHAT}{2,8}?)(?:[以之]?外|(?=[${ENDS}])|$)`,
    `([^${ENDS}念讀當選]{2,6})[以之]外`,
    `[爸媽家人老師叫要逼我他她小孩]*[念讀當學選對走考填](${WHAT}{2,6}?)[\\s,，]*(?:但是?|可是?|卻)?\\s*[我他她自己真的實在完全根本]*(?:${REFUSALS}|沒有?興趣|無感|過敏|沒有?感覺)[念讀當學選去]?(?=[了啦欸呀喔\\s,，。！!?？]|$)`,
    `(?<=^|[\\s,，。]|不[要想])([^${ENDS}我想喜愛要]{2,6})我[也都]?(?:${REFUSALS})`,
    `([^${ENDS}我]{2,6}?)(?:的(?:工作|課|系|科系|東西)?)?(?:[好很太]\\S{1,2}[\\s,，]+)?[我都也就真的實在很]*(?:${REFUSALS})[念讀當學選碰去]?(?=[了啦欸呀喔\\s,，。！!?？]|$)`,
    // What others want for someone, who goes on with “我喜歡”.
    `(?:[叫要逼望勸推求]|建議|期待|安排)我[去]?[念讀當學選走考](${GROUP}|${WHAT}{2,6})(?:(?<=怕.*)|(?=.*(?:我[^也]{0,3}[想喜愛怕]|[但可卻]是?\\s*我)))`,
    `不是(${WHAT}{2,6}?)(?:[就都](?:好|行|可以)|的(?=[\\s,，。]|$))`,
    `[爸媽家人老師嬤公](?:說|覺得|認為)(${WHAT}{2,4}?)[很比最](?=.*我[^也]{0,3}[想喜愛怕])`,
    `(?:${ENGLISH_REFUSED})\\s+(?:an?\\s)?([a-z]+)`,
  ].join('|'),
  'giu',
);
/** What may be dismissed, and how: “會計聽起來好無聊”, “電機就是修電器嗎 不想”. */
const FIELD = new RegExp(
  anyOf([...toList(FIELDS), ...subjects.flatMap(({ typed }) => typed)]),
  'giu',
);
const CLAUSE_END = /[\s,，。！!；;?？]+/u;
const VERDICT = new RegExp(
  `${anyOf(toList(VERDICTS))}|(?<!不是|沒有)不[要想](?!${VERBS}(?:${anyOf(toList(NO_REFUSAL))}))`,
  'iu',
);
/** “不想走她的路”, “不想跟她一樣”. */
const LIKE_OTHERS = '[走跟像當變成]+[他她我爸媽姊姐哥]{1,2}(?:的老?路|那?一?樣)';
const BARE_VERDICT = new RegExp(
  `^(?:[我才就都也真的實在絕對完全根本已經早再還是不想先好很太念讀學看到]|一點|[兩三這]個|這些|${LIKE_OTHERS})*(?:${anyOf([...toList(VERDICTS), '不想', '不要', '跟風', '不一樣'])})(?:[了啦吧喔欸耶謝念讀當選學要去給我走]|${LIKE_OTHERS})*$`,
  'iu',
);
/** “實驗好可怕 化學藥品那種”. */
const BAD_PATTERN = patternOf(BAD);
const SUCH = /[那這]種$|之類的?$/u;
const ALL = /[兩三]個?都|這些/u;
const ONE_OR_LIST = /^[^□]*□(?:[和跟與及、]□)*[^□]*$/u;
const TOO_MUCH_PATTERN = patternOf(TOO_MUCH);
const LOOKS_ELSEWHERE = /換|別的|其[他它]|類似|重新|改[念讀學]|簡單|輕鬆|不那麼/u;
const WISH_OR_QUESTION =
  /(?<!我)(?:說|覺得|認為)|[不反][要讓對]我|(?<!不)(?:想[念讀當學做選走]|喜歡|有興趣)|適合|[可能]以?[念讀選當學]|嗎|呢$/u;

/** Names in clauses that dismiss them, and the text without clauses before a bare verdict. */
function splitDismissed(text: string) {
  const dismissed = new Set<string>();
  const clauses: string[] = [];
  let last: readonly string[] = [];
  for (const clause of text.split(CLAUSE_END)) {
    const named = clause.match(FIELD) ?? [];
    const others = clause.replace(FIELD, '□');
    const isDismissed =
      VERDICT.test(others) ||
      (LOOKS_ELSEWHERE.test(text) && TOO_MUCH_PATTERN.test(others)) ||
      (BAD_PATTERN.test(clauses.at(-1) ?? '') && SUCH.test(clause));
    const isWished = WISH_OR_QUESTION.test(clause) || text.includes(`我想念${named[0]}`);
    if (ONE_OR_LIST.test(others) && isDismissed && !isWished)
      for (const word of named) dismissed.add(word);
    if (named.length === 0 && last.length > 0 && BARE_VERDICT.test(clause)) {
      for (const word of ALL.test(clause) ? (text.match(FIELD) ?? []) : last) dismissed.add(word);
      clauses.splice(clauses.findLastIndex((each) => each.match(FIELD)));
      last = [];
    }
    if (named.length > 0) last = named;
    clauses.push(clause);
  }
  return { dismissed, remaining: clauses.join(' ') };
}

/** “念商” is short for “念商科”. */
const SHORT_GROUP = new RegExp(`[念讀學他][商工](?!${WHAT})`, 'gu');
/** No wish to study English. */
const IN_ENGLISH = /\b(?:taught |teach\w* )?in english\b/giu;
const GROUP_PATTERN = new RegExp(`^${GROUP}$`, 'u');
const BROAD = /都(?:可以|行|好|ok|沒差|想)|其[他它]|還?剩|隨便/iu;
const ASIDE_PATTERN = new RegExp(anyOf(toList(ASIDES)), 'giu');
const UNDECIDED_PATTERN = patternOf(UNDECIDED);
const EMPTY_WORDS = toList(EMPTY);
const isTelling = (word: string) => !EMPTY_WORDS.includes(word);
const STUDY_PATTERN = patternOf(STUDY);
const OWN_WORDS = [...SUBJECTS, ...TOPICS, AVOIDED].flatMap((row) => row.split(/[: ]/u));
const FILLER_PATTERN = new RegExp(`${anyOf(toList(FILLERS))}|[\\s\\p{P}～]`, 'giu');

/** Splits a sentence as people write it into wishes, fears and topics; with words, corrects them. */
export function understand(
  typed: string,
  vocabulary: readonly string[] = [],
  isUsed?: (word: string) => boolean,
): Understanding {
  const spelled = spellOut([...typed].map((each) => TRADITIONAL[each] ?? each).join(''))
    .replace(SHORT_GROUP, '$&科')
    .replace(IN_ENGLISH, 'English-taught');
  const known = [...vocabulary, ...OWN_WORDS];
  const unknown = vocabulary.length > 0 ? splitText(spelled, known).others : [];
  const text = unknown.reduce(
    (corrected, word) => corrected.replace(word, correctSounds(word, known, isUsed)),
    spelled,
  );
  const fears = new Map<string, Fear>();
  const stated = readScores(text.replace(QUESTION, '$1').replace(CLAUSE, ' $& '));
  const { dismissed, remaining } = splitDismissed(
    SOFTENED.reduce((plain, [typed, meant]) => plain.replace(typed, meant), stated),
  );
  const refuse = (words: Iterable<string>) => {
    for (const word of words) {
      const fear = toRefusal(word);
      fears.set(fear.name, fear);
    }
  };
  refuse(dismissed);
  const rest = remaining
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
      if (topicPatterns.some(({ pattern }) => pattern.test(whole))) return whole;
      refuse(GROUP_PATTERN.test(what) ? [what] : listRefused(what));
      return ' ';
    })
    .replace(ASIDE_PATTERN, ' ');
  // Repeated: “不想念電機 但爸爸叫我念電機”.
  const left = [...dismissed, ...fears.keys()].reduce(
    (plain, name) =>
      fears.get(name)?.needs && plain.includes(`${name}系`) ? plain : plain.replaceAll(name, ' '),
    rest,
  );
  const life = remaining.replace(ASIDE_PATTERN, ' ');
  const topics = topicPatterns.flatMap(({ page, pattern }) => {
    const found = life.match(pattern);
    return found ? [page, found[0]] : [];
  });
  return {
    // A query without fears stays as typed.
    text,
    wish:
      fears.size > 0
        ? listContentWords(left).filter(isTelling).join(' ')
        : text.replace(ASIDE_PATTERN, ' ').trim(),
    fears: [...fears.values()],
    topics: [...new Set(topics)],
    isBroad:
      fears.size > 0 &&
      BROAD.test(text) &&
      !subjects.some(({ fear }) => fears.get(fear.name) === fear),
    isUndecided: UNDECIDED_PATTERN.test(text),
    isAboutStudy: STUDY_PATTERN.test(text),
  };
}

/** A single mention of a subject is no need. */
const MIN_NEED_COUNT = 2;

/** Names of a department have a character of its title first. */
const isWish = (word: string, title: string, wish: string) =>
  word.length >= MIN_WORD_LENGTH && wish.includes(word) && title.includes(word.charAt(0));

/** Whether a department needs much of a feared subject and is not named, or is refused. */
export const isFeared = (words: readonly string[], fears: readonly Fear[], wish = '') =>
  fears.some(({ name, needs }) =>
    needs === null
      ? words.some((word) =>
          word.replace(/^.*主修/u, '').startsWith(name.replace(/(?<=..)[師員]$/u, '')),
        )
      : !words.some((word) => isWish(word, words[0] ?? '', wish)) &&
        words.filter((word) => needs.some((need) => word.includes(need))).length >= MIN_NEED_COUNT,
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
