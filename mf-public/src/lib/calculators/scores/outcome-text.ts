import { filled } from '@admissions/model/messages';
import type { Subject } from '@admissions/model/terms';
import { LEVEL_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import type { Reckoned } from './reckon-entry.ts';
import type { Gate, Outcome } from './reckon-year.ts';
import { TEXTS } from './texts.ts';

const toName = (subject: Subject | 'rank') =>
  subject === 'rank' ? TEXTS.rankName : SUBJECT_NAMES[subject]['zh-TW'];
const joinSubjects = (subjects: readonly Subject[]) =>
  subjects.map((subject) => toName(subject)).join(TEXTS.plus);

/** What the newest year that tells anything says, in a sentence. */
export function describeReckoned({ years }: Reckoned): string {
  const newest = years.find(({ outcome }) => outcome.is !== 'none');
  return newest ? describeOutcome(newest.year, newest.outcome) : TEXTS.nothing;
}

function describeOutcome(year: number, outcome: Outcome): string {
  switch (outcome.is) {
    case 'pass':
    case 'near':
    case 'short':
      return describeGate(year, outcome.is, outcome.gate);
    case 'unmet':
      return filled(TEXTS.atStandard, {
        year,
        subject: toName(outcome.subject),
        level: LEVEL_NAMES[outcome.level]['zh-TW'],
        needed: outcome.needed,
        yours:
          outcome.yours === 'absent'
            ? TEXTS.youMissed
            : filled(TEXTS.youHave, { mark: outcome.yours }),
      });
    case 'unknown':
      return filled(TEXTS.lacking, {
        subjects: outcome.missing.map((each) => toName(each)).join(TEXTS.or),
      });
    case 'none':
      return TEXTS.nothing;
  }
}

function describeGate(year: number, is: 'pass' | 'near' | 'short', gate: Gate) {
  const { by, number, subjects, lowest, yours, room } = gate;
  const said = { year, number, subjects: joinSubjects(subjects), lowest, yours, room };
  if (by === 'rank') return filled(TEXTS.byRank, said);
  if (by === 'weighted') return filled(TEXTS.byWeights, said);
  if (is === 'near') return filled(TEXTS.near, said);
  if (is === 'short') return filled(TEXTS.stopped, said);
  return filled(room === 0 ? TEXTS.passJust : TEXTS.passMore, said);
}

/** A distance: what is left, or short; rank in percent, marks as they are. */
export function describeRoom(room: number): string {
  if (room === 0) return TEXTS.shortJust;
  return filled(room > 0 ? TEXTS.shortOver : TEXTS.shortBelow, { room: Math.abs(room) });
}

/** What a year says, in a word. */
export function describeShort(outcome: Outcome): string {
  switch (outcome.is) {
    case 'pass':
    case 'near':
    case 'short':
      return describeRoom(outcome.gate.room);
    case 'unmet':
      return TEXTS.shortUnmet;
    case 'unknown':
      return TEXTS.shortUnknown;
    case 'none':
      return TEXTS.shortNone;
  }
}
