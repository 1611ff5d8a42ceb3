import { foldText, type Token, tokenize, toQueryGrams } from './search-grams.ts';

/** One alternative that a text can match. */
export interface Option {
  tokens: readonly Token[];
  /** A text must have all of these grams. */
  grams: readonly string[];
  /** Runs of more than two characters: their pairs alone could occur apart. */
  runs: readonly string[];
}
export interface Question {
  /** The whole folded query and its synonyms. */
  phrases: readonly string[];
  /** Each term must match by one of its options: as typed, or a synonym. */
  terms: readonly (readonly Option[])[];
}
/** Groups of synonyms. */
export type Synonyms = readonly (readonly string[])[];

/** Punctuation counts only alone. `isUnfinished`: the last word may be a prefix. */
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

export function toOption(text: string, isUnfinished = false): Option {
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

/** Characters of a prefix before it is expanded. */
const MIN_PREFIX_LENGTH = 2;

export const findSynonyms = (word: string, synonyms: Synonyms, isUnfinished = false) =>
  synonyms
    .map((group) => group.map(foldText))
    .filter((group) =>
      group.some((each) => each === word || (isUnfinished && isPrefixOf(each, word))),
    )
    .flat()
    .filter((same) => same !== word && tokenize(same).length > 0);
const isPrefixOf = (whole: string, typed: string) =>
  [...typed].length >= MIN_PREFIX_LENGTH && whole.startsWith(typed);
