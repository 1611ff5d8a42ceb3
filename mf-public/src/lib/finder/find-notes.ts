import { understand } from '@admissions/model/terms';
import { splitWords } from './find-departments.ts';
import { fold, foldWord } from './fold.ts';

interface Note {
  readonly words: readonly string[];
  /** None: an answer, whatever else the query is about. */
  readonly departments?: readonly {
    readonly department: { readonly id: number | string } | null;
  }[];
}
const MAX_NOTES = 2;
const MIN_WORD_LENGTH = 2;
/** Shorter words sound like too many others. */
const MIN_CORRECTED_LENGTH = 3;

export const isAnswer = ({ departments }: Note) => departments?.length === 0;

/** Without departments that someone refuses, and without notes that name only these. */
export const withoutRefused = <D, N>(
  notes: readonly (N & { readonly departments: readonly D[] })[],
  isRefused: (department: D) => boolean,
) =>
  notes.flatMap((note) => {
    const departments = note.departments.filter((each) => !isRefused(each));
    return departments.length > 0 || note.departments.length === 0
      ? [{ ...note, departments }]
      : [];
  });

/** On fears first, then exact ones, then on a part of the query unless a department matches it. */
export function findNotes<N extends Note>(query: string, notes: readonly N[], isFound = false) {
  const typed = matchNotes(understand(query), notes, isFound);
  if (typed.length > 0 || isFound) return typed;
  const known = notes.flatMap(({ words }) => words);
  const isShort = (word: string) => word.length < MIN_CORRECTED_LENGTH;
  return matchNotes(understand(query, known, isShort), notes, isFound);
}

/** Who fears two subjects needs what the notes on both name, if there is such. */
function withShared<N extends Note>(notes: readonly N[]): readonly N[] {
  const [first, ...others] = notes.map(({ departments = [] }) =>
    departments.flatMap(({ department }) => department?.id ?? []),
  );
  const shared = first?.filter((id) => others.every((ids) => ids.includes(id))) ?? [];
  if (shared.length === 0 || notes.length === 1) return notes;
  return notes.map((note) => ({
    ...note,
    departments: note.departments?.filter(({ department }) =>
      shared.some((id) => id === department?.id),
    ),
  }));
}

function matchNotes<N extends Note>(
  { wish, fears, topics, isAboutStudy }: ReturnType<typeof understand>,
  notes: readonly N[],
  isFound: boolean,
) {
  const feared = withShared(
    notes.filter(({ words }) =>
      fears.some((fear) => fear.notes.some((note) => words.includes(note))),
    ),
  );
  const whole = fold(wish).text;
  const about = fold([wish, ...topics].join()).text;
  const typed = new Set([wish, ...splitWords(wish)].flatMap(foldWord));
  const isExact = ({ words }: Note) =>
    words.some((word) => foldWord(word).some((one) => typed.has(one)));
  const isInside = (note: Note) =>
    note.words.some((word) => {
      const folded = fold(word).text;
      return folded.length >= MIN_WORD_LENGTH && (isAnswer(note) ? about : whole).includes(folded);
    });
  const exact = notes.filter(isExact);
  const inside = notes.filter((note) => !isExact(note) && isInside(note));
  const isAnswered = topics.length > 0 || inside.some(isAnswer);
  const isGuess = isFound || (isAnswered && !isAboutStudy);
  const guessed = isGuess ? [] : inside.filter((note) => !isAnswer(note));
  return [...new Set([...feared, ...exact, ...inside.filter(isAnswer), ...guessed])].slice(
    0,
    MAX_NOTES,
  );
}
