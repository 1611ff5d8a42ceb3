import { fillPlaceholders } from '@admissions/model/messages';
import type { Subject } from '@admissions/model/terms';
import { LEVEL_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import type { Evaluation } from './evaluate-entry.ts';
import type { Gate, Outcome } from './evaluate-year.ts';
import { TEXTS } from './texts.ts';

const toName = (subject: Subject | 'rank') =>
  subject === 'rank' ? TEXTS.rankName : SUBJECT_NAMES[subject]['zh-TW'];
const joinSubjects = (subjects: readonly Subject[]) =>
  subjects.map((subject) => toName(subject)).join(TEXTS.plus);

/** One sentence about the newest year with a result. */
export function describeEvaluation({ years }: Evaluation): string {
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
      return fillPlaceholders(TEXTS.atStandard, {
        year,
        subject: toName(outcome.subject),
        level: LEVEL_NAMES[outcome.level]['zh-TW'],
        needed: outcome.needed,
        yours:
          outcome.yours === 'absent'
            ? TEXTS.youMissed
            : fillPlaceholders(TEXTS.youHave, { mark: outcome.yours }),
      });
    case 'unknown':
      return fillPlaceholders(TEXTS.lacking, {
        subjects: outcome.missing.map((each) => toName(each)).join(TEXTS.or),
      });
    case 'none':
      return TEXTS.nothing;
  }
}

function describeGate(year: number, is: 'pass' | 'near' | 'short', gate: Gate) {
  const { by, number, subjects, lowest, yours, room } = gate;
  const params = { year, number, subjects: joinSubjects(subjects), lowest, yours, room };
  if (by === 'rank') return fillPlaceholders(TEXTS.byRank, params);
  if (by === 'weighted') return fillPlaceholders(TEXTS.byWeights, params);
  if (is === 'near') return fillPlaceholders(TEXTS.near, params);
  if (is === 'short') return fillPlaceholders(TEXTS.stopped, params);
  return fillPlaceholders(room === 0 ? TEXTS.passJust : TEXTS.passMore, params);
}

/** Margin; rank in percent, scores as points. */
export function describeRoom(room: number): string {
  if (room === 0) return TEXTS.shortJust;
  return fillPlaceholders(room > 0 ? TEXTS.shortOver : TEXTS.shortBelow, { room: Math.abs(room) });
}

/** One word per year. */
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
