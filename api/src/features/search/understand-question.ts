import {
  isFeared,
  isNamedIn,
  listContentWords,
  splitText,
  understand,
} from '@admissions/model/terms';
import type { Deps } from '../../content/deps.ts';
import {
  findSynonyms,
  type Option,
  parseQuestion,
  type Question,
  type Synonyms,
  toOption,
} from './parse-question.ts';
import {
  type DepartmentNames,
  readDepartmentNames,
  readFinderTerms,
  readUsedGrams,
} from './read-vocabulary.ts';
import { foldText, toLongGrams } from './search-grams.ts';
import { CONTACT_PAGE, UNDECIDED_PAGE } from './site-pages.ts';

/** The question that a sentence asks, in its own words and those of our pages. */
export interface UnderstoodQuestion extends Question {
  terms: readonly (readonly (Option & { word: string; weight: number })[])[];
  /** Folded titles of departments that are named in full, and of those after other hits. */
  named: readonly string[];
  late: readonly string[];
  /** Folded titles of departments and words of names that are left out, as refused. */
  refused: readonly string[];
  refusedWords: readonly string[];
  /** Bachelor departments for those who refuse something. */
  suggested: readonly number[];
  /** All others, as nothing else is left. */
  isBroad: boolean;
  /** A page for all such questions; its score is at least this share of the best one. */
  page: string;
  share: number;
  /** Before the typed words themselves, which may lead to the opposite. */
  isFirst: boolean;
}

/** As typed, and as a sentence. */
export async function readQuestions(deps: Deps, typed: string) {
  const [{ synonyms, notes }, departments, used] = await Promise.all([
    readFinderTerms(deps),
    readDepartmentNames(deps),
    readUsedGrams(deps.db.orm, typed),
  ]);
  return {
    question: parseQuestion(typed, { synonyms }),
    understood: understandQuestion(typed, { synonyms, notes, departments, used }),
  };
}

/** Shorter ones are keywords. */
const LONG_RUN = /\p{Script=Han}{5}/u;
/** “想念AI” is also a wish for AI. */
const splitLatin = (text: string) => text.split(/([a-z]{2,})/u).filter((word) => word.length > 1);
const weigh = (word: string, weight: number) => ({ ...toOption(word), word, weight });

interface QuestionVocabulary {
  synonyms: Synonyms;
  notes: Awaited<ReturnType<typeof readFinderTerms>>['notes'];
  departments: readonly DepartmentNames[];
  /** Grams of the question that some entry has. */
  used: ReadonlySet<string>;
}
export function understandQuestion(
  typed: string,
  { synonyms, notes, departments, used }: QuestionVocabulary,
): UnderstoodQuestion {
  const known = [...new Set([...departments.flat(), ...synonyms.flat().map(foldText)])];
  // Pairs of a longer word may be in use apart.
  const isUsed = (word: string) =>
    word.length === 2 && toLongGrams(word).every((gram) => used.has(gram));
  const { fears, isUndecided, isAboutStudy, isBroad, ...understood } = understand(
    typed,
    known,
    isUsed,
  );
  const wish = foldText(understood.wish);
  const topics = understood.topics.map(foldText);
  const { words, others } = splitText(wish, [...known, ...topics]);
  const isSentence = LONG_RUN.test(wish);
  // “資工” names a department in short.
  const isMentioned = (names: DepartmentNames) =>
    words.some((word) => names.includes(word) && names[0].includes(word.charAt(0)));
  const feared = departments.filter((names) => isFeared(names, fears, wish));
  // Also the master's programme of a refused department.
  const isRefused = ([title]: DepartmentNames) =>
    feared.some(([other]) => title === other || title.startsWith(other.replace(/^.*主修/u, '')));
  const isNamed = (names: DepartmentNames) => isNamedIn(wish, names[0], names);
  const unnamed = departments.filter((names) => !isNamed(names));
  const isLate = (names: DepartmentNames) => isSentence && !isAboutStudy && !isMentioned(names);
  const named = departments.filter(isNamed).map(([title]) => title);
  const isLost = isUndecided || fears.length > 0;
  // After the hits of a wish, before others.
  const lostShare = words.length > 0 ? 0.7 : 1.1;
  return {
    phrases: [],
    terms: [
      ...[...words, ...others.flatMap(splitLatin)].map((word) => [
        weigh(word, 1),
        ...findSynonyms(word, synonyms).map((same) => weigh(same, 0.6)),
      ]),
      ...topics.filter((word) => !wish.includes(word)).map((word) => [weigh(word, 0.9)]),
      // Pages for those who fear the same: “怕血”.
      ...fears.flatMap(({ name, needs }) => (needs ? [[weigh(`怕${name.charAt(0)}`, 0.4)]] : [])),
    ],
    named,
    late: unnamed.filter(isLate).map(([title]) => title),
    refused: unnamed.filter(isRefused).map(([title]) => title),
    refusedWords: fears
      .flatMap(({ name, needs }) => [name, ...(needs ?? []), ...findSynonyms(name, synonyms)])
      .map(foldText)
      .filter((word) => !wish.includes(word)),
    suggested: notes
      .filter(({ words: noted }) =>
        fears.some((fear) => fear.notes.some((each) => noted.includes(each))),
      )
      .flatMap(({ departments: near }) => near.flatMap(({ department }) => department ?? [])),
    isBroad: isBroad && words.length === 0 && feared.length > 0,
    page: isLost || isAboutStudy ? UNDECIDED_PAGE : CONTACT_PAGE,
    share: isLost ? lostShare : Number(isSentence) / 10,
    isFirst:
      isLost ||
      named.length > 0 ||
      // More than keywords, which may be a title.
      (topics.length > 0 && listContentWords(wish)[0] !== wish) ||
      topics.includes(foldText(understood.text)),
  };
}
