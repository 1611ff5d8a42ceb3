import type { Subject } from '@admissions/model/terms';
import { LEVEL_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import type { Translate } from '@admissions/store';
import type { Reckoned } from './reckon-entry.ts';
import type { Gate, Outcome } from './reckon-year.ts';
import { TEXTS } from './texts.ts';

const toName = (t: Translate, subject: Subject | 'rank') =>
  t(subject === 'rank' ? TEXTS.rankName : SUBJECT_NAMES[subject]);
const joinSubjects = (t: Translate, subjects: readonly Subject[]) =>
  subjects.map((subject) => toName(t, subject)).join(t(TEXTS.plus));

/** What the newest year that tells anything says, in a sentence. */
export function describeReckoned(t: Translate, { years }: Reckoned): string {
  const newest = years.find(({ outcome }) => outcome.is !== 'none');
  return newest ? describeOutcome(t, newest.year, newest.outcome) : t(TEXTS.nothing);
}

function describeOutcome(t: Translate, year: number, outcome: Outcome): string {
  switch (outcome.is) {
    case 'pass':
    case 'near':
    case 'short':
      return describeGate(t, year, outcome.is, outcome.gate);
    case 'unmet':
      return t(TEXTS.atStandard, {
        year,
        subject: toName(t, outcome.subject),
        level: t(LEVEL_NAMES[outcome.level]),
        needed: outcome.needed,
        yours:
          outcome.yours === 'absent'
            ? t(TEXTS.youMissed)
            : t(TEXTS.youHave, { mark: outcome.yours }),
      });
    case 'unknown':
      return t(TEXTS.lacking, {
        subjects: outcome.missing.map((each) => toName(t, each)).join(t(TEXTS.or)),
      });
    case 'none':
      return t(TEXTS.nothing);
  }
}

function describeGate(t: Translate, year: number, is: 'pass' | 'near' | 'short', gate: Gate) {
  const { by, number, subjects, lowest, yours, room } = gate;
  const said = { year, number, subjects: joinSubjects(t, subjects), lowest, yours, room };
  if (by === 'rank') return t(TEXTS.byRank, said);
  if (by === 'weighted') return t(TEXTS.byWeights, said);
  if (is === 'near') return t(TEXTS.near, said);
  if (is === 'short') return t(TEXTS.stopped, said);
  return t(room === 0 ? TEXTS.passJust : TEXTS.passMore, said);
}

/** A distance: what is left, or short; rank in percent, marks as they are. */
export function describeRoom(t: Translate, room: number): string {
  if (room === 0) return t(TEXTS.shortJust);
  return t(room > 0 ? TEXTS.shortOver : TEXTS.shortBelow, { room: Math.abs(room) });
}

/** What a year says, in a word. */
export function describeShort(t: Translate, outcome: Outcome): string {
  switch (outcome.is) {
    case 'pass':
    case 'near':
    case 'short':
      return describeRoom(t, outcome.gate.room);
    case 'unmet':
      return t(TEXTS.shortUnmet);
    case 'unknown':
      return t(TEXTS.shortUnknown);
    case 'none':
      return t(TEXTS.shortNone);
  }
}
