import { isFeared, isNamedIn, understand } from '@admissions/model/terms';
import type { TextRange } from '@admissions/protocol';
import { findParts, listWords } from './find-parts.ts';
import type { Findable, Indexed, MatchField } from './finder-index.ts';
import { findMatchRange, fold, foldWord } from './fold.ts';

type Synonyms = readonly { readonly words: readonly string[] }[];

/** The best field with the word. */
export interface Reason {
  place: MatchField;
  text: string;
  mark: TextRange;
  /** The typed word, if a synonym matched. */
  typed: string | null;
}
interface Found<D> {
  department: D;
  score: number;
  /** Null for what a broad refusal leaves. */
  reason: Reason | null;
}
/** `all`: every word matches; `any`: some words or parts; `near`: parts only. */
type Fit = 'all' | 'any' | 'near';
interface FinderAnswer<D> {
  fit: Fit;
  found: Found<D>[];
}

const EXACT_BONUS = 2;
/** Exact matches rank above those without the “department of” suffix. */
const AS_TYPED_BONUS = 1;
const SYNONYM_PENALTY = -3;
const MAX_HITS = 9;
/** Lowers English-taught programmes below equal matches for Chinese queries. */
const ENGLISH_PENALTY = -0.5;
/** More than all partial matches together: a whole word ranks above parts. */
const WHOLE_WORD_BONUS = 1000;

/** A query of this length may be about anything else. */
const SENTENCE = /\p{Script=Han}{5}/u;

/** Places that a sentence about something else does not match by accident. */
const OWN_WORDS: readonly MatchField[] = ['title', 'keyword', 'cluster', 'career'];

/** The place of a department that is left out. */
const REFUSED = 2;

/** A typed word with its synonyms. */
type Term = ReturnType<typeof toTerm>;

/** Best match first: a name in full before all, none that needs what is feared. */
export function findDepartments<D extends Findable>(
  index: readonly Indexed<D>[],
  query: string,
  synonyms: Synonyms,
): FinderAnswer<D> & { refused: D[] } {
  const groups = synonyms.map(({ words }) => words.map((word) => fold(word).text));
  const words = listWords(index, groups);
  const find = (known: readonly string[]) => {
    const understood = understand(query, known);
    const { wish, topics, isAboutStudy } = understood;
    const isSentence = SENTENCE.test(wish);
    const isOpen = topics.length === 0 && (isAboutStudy || !isSentence);
    const own = isAboutStudy ? [...OWN_WORDS, 'course' as const] : OWN_WORDS;
    const places = isOpen && !isSentence ? null : own;
    return { ...understood, places, ...findByWords(index, wish, groups, words, isOpen) };
  };
  const typed = find([]);
  // Corrected only when nothing else helps.
  const isLost = typed.topics.length === 0 && typed.found.length === 0 && typed.wish !== '';
  const { wish, fears, topics, isAboutStudy, isBroad, places, ...answer } = isLost
    ? find(words)
    : typed;
  const text = fold(wish).text;
  // A sentence about life or money names no department by accident.
  const isGuess = topics.length > 0 && !isAboutStudy && answer.fit !== 'all';
  const placeOf = ({ department }: Pick<Found<D>, 'department'>) => {
    const [title = '', ...names] = [department.title, ...(department.keywords ?? [])].map(
      (word) => fold(word).text,
    );
    if (isNamedIn(text, title, names)) return 0;
    return isFeared([title, ...names], fears, text) ? REFUSED : 1;
  };
  const refused = index.filter((each) => placeOf(each) === REFUSED);
  const isRest = isBroad && answer.found.length === 0 && refused.length > 0;
  const rest = isRest ? index.toSorted((one, other) => toRank(one) - toRank(other)) : [];
  return {
    fit: answer.fit,
    refused: refused.map(({ department }) => department),
    found: [
      ...answer.found,
      ...rest.map(({ department }) => ({ department, score: 0, reason: null })),
    ]
      .filter(
        ({ reason }) => !reason || !places || answer.fit === 'all' || places.includes(reason.place),
      )
      .filter((each) => placeOf(each) < (isGuess ? 1 : REFUSED))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

const toRank = ({ department }: Indexed) => Number(department.language === 'en');

function findByWords<D extends Findable>(
  index: readonly Indexed<D>[],
  query: string,
  groups: readonly (readonly string[])[],
  words: readonly string[],
  isOpen: boolean,
): FinderAnswer<D> {
  const terms = splitWords(query).map((word) => toTerm(word, groups));
  if (terms.length === 0) return { fit: 'all', found: [] };
  const phrase = toTerm(query, groups);
  const whole = rank(index, (each) => {
    const together = findTerm(each, phrase);
    const apart = terms.map((term) => findTerm(each, term));
    const lowest = apart.every((hit) => hit !== null)
      ? apart.reduce((one, other) => (other.score < one.score ? other : one))
      : null;
    return findBest([together, lowest]);
  });
  if (whole.length > 0) return { fit: 'all', found: whole };
  const isKnown = (term: Term) => index.some((each) => findTerm(each, term));
  const known = terms.filter(isKnown);
  const unknown = terms.filter((term) => !known.includes(term)).map(({ typed }) => typed);
  const isRare = (pair: string) =>
    isOpen &&
    index.filter((each) => findTerm(each, toTerm(pair, groups))).length <= MAX_SHARED_COURSE_COUNT;
  const inside = findParts(unknown, words, isRare).map((part) => toTerm(part, groups));
  return {
    fit: known.length > 0 ? 'any' : 'near',
    found: rank(index, (each) => {
      const word = sumHits(known.map((term) => findTerm(each, term)));
      const part = sumHits(inside.map((term) => findTerm(each, term)));
      return sumHits([word && { ...word, score: word.score + WHOLE_WORD_BONUS }, part]);
    }),
  };
}

/** A course in more departments than this is not distinctive. */
const MAX_SHARED_COURSE_COUNT = 5;

/** Separates departments matched only by a common course, unless all are. */
export function splitCommonMatches<F extends { reason: Reason | null }>(found: readonly F[]) {
  const isCommon = ({ reason }: F) =>
    reason?.place === 'course' &&
    found.filter((each) => each.reason?.place === 'course' && each.reason.text === reason.text)
      .length > MAX_SHARED_COURSE_COUNT;
  const own = found.filter((each) => !isCommon(each));
  return own.length > 0
    ? { own, common: found.filter(isCommon) }
    : { own: found, common: [] as F[] };
}

/** The words of a query. */
/** English words that any course may have, such as “Project I”. */
const SMALL_WORDS =
  /^(?:i|a|an|and|the|to|of|in|at|on|for|with|or|but|is|are|am|be|do|can|my|me|it|wan(?:t|na)|like|make|good|which|what|how|major|study|there|any|department|programs?|programmes?)$/i;
export function splitWords(query: string) {
  const words = query.split(/[\s,，、・／/?？]+/u).filter((word) => fold(word).text !== '');
  const telling = words.filter((word) => !SMALL_WORDS.test(word));
  return telling.length > 0 ? telling : words;
}

function toTerm(typed: string, groups: readonly (readonly string[])[]) {
  const own = foldWord(typed);
  const same = groups.filter((group) => group.some((word) => own.includes(word))).flat();
  const others = [...new Set(same)].filter((word) => !own.includes(word));
  return {
    typed,
    words: [
      ...own.map((word, index) => ({ word, isTyped: index === 0, isSynonym: false })),
      ...others.map((word) => ({ word, isTyped: false, isSynonym: true })),
    ],
  };
}

interface Hit {
  score: number;
  reason: Reason;
}
function findTerm({ texts }: Indexed, { typed, words }: Term): Hit | null {
  let best: Hit | null = null;
  // The name is the best reason, whatever else scores higher.
  let named: Reason | null = null;
  let hits = 0;
  for (const { place, worth, text } of texts)
    for (const { word, isTyped, isSynonym } of words) {
      const mark = findMatchRange(text, word);
      if (!mark) continue;
      hits++;
      if (place === 'title' && !isSynonym)
        named ??= { place, text: text.original, mark, typed: null };
      const exact = text.text === word ? EXACT_BONUS + (isTyped ? AS_TYPED_BONUS : 0) : 0;
      const score = worth + exact + (isSynonym ? SYNONYM_PENALTY : 0);
      if (best && best.score >= score) continue;
      const reason = { place, text: text.original, mark, typed: isSynonym ? typed : null };
      best = { score, reason };
    }
  if (!best) return null;
  return { reason: named ?? best.reason, score: best.score + Math.min(hits, MAX_HITS) / 10 };
}

const findBest = (hits: readonly (Hit | null)[]) =>
  hits.reduce((one, other) => (!one || (other && other.score > one.score) ? other : one), null);
function sumHits(hits: readonly (Hit | null)[]): Hit | null {
  const best = findBest(hits);
  return best && { ...best, score: hits.reduce((sum, hit) => sum + (hit?.score ?? 0), 0) };
}

const rank = <D extends Findable>(
  index: readonly Indexed<D>[],
  findHit: (each: Indexed<D>) => Hit | null,
): Found<D>[] =>
  index
    .flatMap((each) => {
      const hit = findHit(each);
      if (!hit) return [];
      const score = hit.score + (each.department.language === 'en' ? ENGLISH_PENALTY : 0);
      return [{ department: each.department, ...hit, score }];
    })
    .sort((one, other) => other.score - one.score);
