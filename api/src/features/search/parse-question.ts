import { foldText } from './folded-text.ts';
import type { Token } from './search-grams.ts';
import { tokenize, toQueryGrams } from './search-grams.ts';

/** One way in which a text can have what was asked for. */
export interface Option {
  tokens: readonly Token[];
  /** All of these are in the grams of what is found. */
  grams: readonly string[];
  /** Longer than two signs: their pairs alone could stand apart. */
  runs: readonly string[];
}
/** What a search asks for. */
export interface Question {
  /** The whole of it, folded, and what means the same. */
  phrases: readonly string[];
  /** All of these have to be there, each in one way at least: as it was typed, or by a word that means the same. */
  terms: readonly (readonly Option[])[];
}
/** Groups of words that mean the same. */
export type Synonyms = readonly (readonly string[])[];

/** Reads what somebody typed; signs count only when there is nothing else. `isUnfinished`: its last word may be the beginning of a longer one. */
export function parseQuestion(
  typed: string,
  { synonyms = [], isUnfinished = false }: { synonyms?: Synonyms; isUnfinished?: boolean } = {},
): Question {
  const phrase = foldText(typed).trim().replace(/ +/g, ' ');
  const phrases = [phrase, ...findSynonyms(phrase, synonyms)];
  if (phrases.length > 1) return { phrases, terms: [phrases.map((each) => toOption(each))] };
  const words = typed.split(/\s+/u).map(foldText);
  const textWords = words.filter((word) => tokenize(word).some(({ kind }) => kind !== 'sign'));
  const searchedWords =
    textWords.length > 0 ? textWords : words.filter((word) => tokenize(word).length > 0);
  return {
    phrases,
    terms: searchedWords.map((word, index) => {
      const isPrefix = isUnfinished && index === searchedWords.length - 1;
      return [
        toOption(word, isPrefix),
        ...findSynonyms(word, synonyms, isPrefix).map((same) => toOption(same)),
      ];
    }),
  };
}

/** The same question for when nothing answers it as it is: of a longer run every sign, in whatever company. Null: it can be asked in one way only. */
export function relaxQuestion({ phrases, terms }: Question): Question | null {
  if (!terms.some(([typed]) => typed && typed.runs.length > 0)) return null;
  return {
    phrases,
    terms: terms.map((options) =>
      options.map((option) => ({
        tokens: option.tokens,
        runs: [],
        grams: option.tokens.flatMap((token) =>
          option.runs.includes(token.text) ? [...token.text] : toQueryGrams(token),
        ),
      })),
    ),
  };
}

function toOption(text: string, isUnfinished = false): Option {
  const all = tokenize(text);
  const textTokens = all.filter(({ kind }) => kind !== 'sign');
  const tokens = textTokens.length > 0 ? textTokens : all;
  return {
    tokens,
    grams: [
      ...new Set(
        tokens.flatMap((token) => toQueryGrams(token, isUnfinished && token === tokens.at(-1))),
      ),
    ],
    runs: tokens
      .filter(({ kind, text: run }) => kind === 'run' && [...run].length > 2)
      .map(({ text: run }) => run),
  };
}

/** So many signs of a word say which it may become. */
const MIN_PREFIX_LENGTH = 2;

const findSynonyms = (word: string, synonyms: Synonyms, isUnfinished = false) =>
  synonyms
    .map((group) => group.map(foldText))
    .filter((group) =>
      group.some((each) => each === word || (isUnfinished && isPrefixOf(each, word))),
    )
    .flat()
    .filter((same) => same !== word && tokenize(same).length > 0);
const isPrefixOf = (whole: string, typed: string) =>
  [...typed].length >= MIN_PREFIX_LENGTH && whole.startsWith(typed);
