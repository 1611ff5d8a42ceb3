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
  readSynonyms,
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
  /** A page for all such questions; its score is at least this share of the best one. */
  page: string;
  share: number;
  /** Before the typed words themselves, which may lead to the opposite. */
  isFirst: boolean;
}

/** As typed, and as a sentence. */
export async function readQuestions(deps: Deps, typed: string) {
  const [synonyms, departments, used] = await Promise.all([
    readSynonyms(deps),
    readDepartmentNames(deps),
    readUsedGrams(deps.db.orm, typed),
  ]);
  return {
    question: parseQuestion(typed, { synonyms }),
    understood: understandQuestion(typed, { synonyms, departments, used }),
  };
}

/** Shorter ones are keywords. */
const LONG_RUN = /\p{Script=Han}{5}/u;
const weigh = (word: string, weight: number) => ({ ...toOption(word), word, weight });

interface QuestionVocabulary {
  synonyms: Synonyms;
  departments: readonly DepartmentNames[];
  /** Grams of the question that some entry has. */
  used: ReadonlySet<string>;
}
export function understandQuestion(
  typed: string,
  { synonyms, departments, used }: QuestionVocabulary,
): UnderstoodQuestion {
  const known = [...new Set([...departments.flat(), ...synonyms.flat().map(foldText)])];
  const isUsed = (word: string) => toLongGrams(word).every((gram) => used.has(gram));
  const { fears, isUndecided, isAboutStudy, ...understood } = understand(typed, known, isUsed);
  const wish = foldText(understood.wish);
  const topics = understood.topics.map(foldText);
  const { words, others } = splitText(wish, [...known, ...topics]);
  const feared = [
    ...fears.map(({ name }) => `怕${name}`),
    ...(fears.length > 0 ? listContentWords(foldText(understood.text)) : []),
  ];
  const isSentence = LONG_RUN.test(wish);
  const isNamed = ([title]: DepartmentNames) => isNamedIn(wish, title);
  const isLate = (names: DepartmentNames) =>
    isFeared(names, fears) ||
    // A question about something else; “資工” names a department in short.
    (isSentence &&
      !isAboutStudy &&
      !words.some((word) => names.includes(word) && names[0].includes(word.charAt(0))));
  const named = departments.filter(isNamed).map(([title]) => title);
  const isLost = isUndecided || fears.length > 0;
  return {
    phrases: [],
    terms: [
      ...[...words, ...others].map((word) => [
        weigh(word, 1),
        ...findSynonyms(word, synonyms).map((same) => weigh(same, 0.6)),
      ]),
      ...topics.filter((word) => !wish.includes(word)).map((word) => [weigh(word, 0.9)]),
      ...feared.map((word) => [weigh(word, 0.4)]),
    ],
    named,
    late: departments.filter((each) => !isNamed(each) && isLate(each)).map(([title]) => title),
    page: isLost || isAboutStudy ? UNDECIDED_PAGE : CONTACT_PAGE,
    share: isLost ? 1.1 : Number(isSentence) / 10,
    isFirst: isLost || named.length > 0 || topics.includes(foldText(understood.text)),
  };
}
