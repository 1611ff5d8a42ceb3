import { fillPlaceholders } from '@admissions/model/messages';
import { LEVEL_NAMES, SUBJECT_NAMES, type Subject } from '@admissions/model/terms';
import { Button, Icon, PageLink } from '@admissions/ui';
import { useState } from 'react';
import { JoinedWords } from '../../joined-words.tsx';
import { ShortlistButton } from '../../shortlist/shortlist-button.tsx';
import { Table } from '../../table.tsx';
import type { Evaluation, Standing } from './evaluate-entry.ts';
import type { Gate, Outcome } from './evaluate-year.ts';
import styles from './standing-table.module.css';
import { STANDING_NAMES, TEXTS } from './texts.ts';

const SIGNS = { above: 'up', between: 'plus', below: 'down', unmet: 'close' } as const;
const INITIAL_ROW_COUNT = 6;
const REQUIRED = {
  met: TEXTS.met,
  unmet: TEXTS.unmet,
  missing: TEXTS.missing,
  free: TEXTS.free,
  unpublished: TEXTS.unpublished,
};

interface StandingTableProps {
  standing: Standing;
  /** Only the best group is open: a phone shows the others as one line each. */
  isOpen: boolean;
  list: readonly Evaluation[];
}
export function StandingTable({ standing, isOpen, list }: StandingTableProps) {
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return null;
  const shown = isWhole ? list : list.slice(0, INITIAL_ROW_COUNT);
  const more = list.length - shown.length;
  const title =
    STANDING_NAMES[standing] + fillPlaceholders(TEXTS.inBrackets, { count: list.length });
  return (
    <details open={isOpen} className={styles.group} data-standing={standing}>
      <summary>
        {standing in SIGNS && <Icon name={SIGNS[standing as keyof typeof SIGNS]} />} {title}
      </summary>
      <Table
        className={styles.table}
        aria-label={title}
        head={[TEXTS.department, TEXTS.distance, TEXTS.latestOutcome, TEXTS.years]}
      >
        <tbody>
          {shown.map((each) => (
            <Row key={each.entry.id} evaluation={each} />
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {fillPlaceholders(TEXTS.rest, { count: more })}
        </Button>
      )}
    </details>
  );
}

function Row({ evaluation }: { evaluation: Evaluation }) {
  const { entry, room, required, changedRules, years } = evaluation;
  const { department, title, group } = entry;
  return (
    <tr>
      <th scope="row">
        {department && (
          <PageLink viewTransition to={`/bachelorCont?id=${department.id}#in`}>
            {department.title}
          </PageLink>
        )}
        <span className={styles.way}>
          {group && !title.includes(group) ? `${title}（${group}）` : title}
        </span>
        {department && (
          <ShortlistButton
            entry={{ level: 'bachelor', id: department.id, title: department.title }}
          />
        )}
      </th>
      <td className="bold nowrap">{room === null ? '—' : describeRoom(room)}</td>
      <td>
        <JoinedWords>{describeEvaluation(evaluation)}</JoinedWords>
        <span className={styles.required}>{REQUIRED[required.is]}</span>
        {changedRules.length > 0 && (
          <span className="caution block">
            <JoinedWords>
              {fillPlaceholders(TEXTS.newRule, {
                rules: changedRules.map((name) => TEXTS.rules[name]).join(TEXTS.or),
              })}
            </JoinedWords>
          </span>
        )}
      </td>
      <td>
        <ul className={styles.years}>
          {years.map(({ year, outcome }) => (
            <li key={year}>
              {fillPlaceholders(TEXTS.ofYear, { year })}
              {describeShort(outcome)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const toName = (subject: Subject | 'rank') =>
  subject === 'rank' ? TEXTS.rankName : SUBJECT_NAMES[subject]['zh-TW'];
const joinSubjects = (subjects: readonly Subject[]) =>
  subjects.map((subject) => toName(subject)).join(TEXTS.plus);

/** One sentence about the newest year with a result. */
function describeEvaluation({ years }: Evaluation) {
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
function describeRoom(room: number) {
  if (room === 0) return TEXTS.shortJust;
  return fillPlaceholders(room > 0 ? TEXTS.shortOver : TEXTS.shortBelow, { room: Math.abs(room) });
}

/** One word per year. */
function describeShort(outcome: Outcome): string {
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
