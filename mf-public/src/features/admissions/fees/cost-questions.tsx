import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES, STANDARD_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import type { Award, Fees, Student } from '../../../lib/fees/calculate-fees.ts';
import { ScoreInput } from '../../../lib/scores/score-input.tsx';
import type { Standards } from '../../../lib/scores/standards.ts';
import { Choice } from './choice.tsx';
import type { CostAnswers } from './cost-answers.ts';
import { listColleges, listIncomeLimits, listLevels, listVias } from './cost-answers.ts';
import styles from './costs-panel.module.css';
import { ALUMNI_NAMES, LEVEL_NAMES, STATUS_NAMES, TEXTS, VIA_NAMES } from './texts.ts';

const SCORED_SUBJECTS = ['chinese', 'english', 'mathA', 'mathB'] as const;
const STYLES = ['low', 'usual', 'high'] as const;
const NONE = '';

interface CostQuestionsProps {
  fees: Fees;
  awards: readonly Award[];
  standards: Standards | null;
  /** The standard that the marks all reach. */
  reached: Student['marks'];
  classTop: number | null;
  answers: CostAnswers;
  answer: (change: Partial<CostAnswers>) => void;
}
/** What the bill depends on. */
export function CostQuestions(props: CostQuestionsProps) {
  const { fees, classTop, answers: asked, answer } = props;
  const names: Partial<Record<CostAnswers['via'], string>> = VIA_NAMES[asked.level];
  const statuses = Object.keys(STATUS_NAMES) as (keyof typeof STATUS_NAMES)[];
  return (
    <div className={styles.questions}>
      <Choice
        label={TEXTS.level}
        value={asked.level}
        options={listLevels(fees).map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        choose={(level) => answer({ level })}
      />
      <Choice
        label={TEXTS.college}
        value={asked.college}
        options={listColleges(fees, asked.level).map((value) => ({
          value,
          label: COLLEGE_SHORT_NAMES[value]['zh-TW'],
        }))}
        choose={(college) => answer({ college })}
      />
      <Choice
        label={TEXTS.via}
        value={asked.via}
        options={listVias(asked.level).map((value) => ({
          value,
          label: names[value] ?? TEXTS.via,
        }))}
        choose={(via) => answer({ via })}
      />
      {asked.level === 'bachelor' && <ScoreQuestions {...props} />}
      <Choice
        label={TEXTS.status}
        value={asked.status ?? NONE}
        options={[
          { value: NONE, label: TEXTS.noStatus },
          ...statuses.map((value) => ({ value, label: STATUS_NAMES[value] })),
        ]}
        choose={(value) => answer({ status: value === NONE ? null : value })}
      />
      <IncomeChoice {...props} />
      {asked.level === 'master' && <AlumniChoice {...props} />}
      <Choice
        label={TEXTS.room}
        value={String(asked.room)}
        options={fees.rooms.map(({ title, who }, index) => ({
          value: String(index),
          label: `${title}（${who}）`,
        }))}
        choose={(value) => answer({ room: Number(value) })}
      />
      <Choice
        label={TEXTS.style}
        value={asked.style}
        options={STYLES.map((value) => ({ value, label: TEXTS[value] }))}
        choose={(style) => answer({ style })}
      />
      {asked.level === 'bachelor' && classTop !== null && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={asked.isClassTop}
            onChange={({ target }) => answer({ isClassTop: target.checked })}
          />
          {fillPlaceholders(TEXTS.classTop, { top: classTop })}
        </label>
      )}
    </div>
  );
}

function IncomeChoice({ awards, answers: asked, answer }: CostQuestionsProps) {
  const incomes = listIncomeLimits(awards);
  const highest = incomes.at(-1);
  if (highest === undefined) return null;
  return (
    <Choice
      label={TEXTS.income}
      value={asked.income === null ? NONE : String(asked.income)}
      options={[
        ...incomes.map((income) => ({
          value: String(income),
          label: fillPlaceholders(TEXTS.incomeUpTo, { income }),
        })),
        { value: NONE, label: fillPlaceholders(TEXTS.incomeAbove, { income: highest }) },
      ]}
      choose={(value) => answer({ income: value === NONE ? null : Number(value) })}
    />
  );
}

function AlumniChoice({ answers: asked, answer }: CostQuestionsProps) {
  const alumni = Object.keys(ALUMNI_NAMES) as (keyof typeof ALUMNI_NAMES)[];
  return (
    <Choice
      label={TEXTS.alumni}
      value={asked.alumni ?? NONE}
      options={[
        { value: NONE, label: TEXTS.otherSchool },
        ...alumni.map((value) => ({ value, label: ALUMNI_NAMES[value] })),
      ]}
      choose={(value) => answer({ alumni: value === NONE ? null : value })}
    />
  );
}

function ScoreQuestions({ standards, reached }: Pick<CostQuestionsProps, 'standards' | 'reached'>) {
  if (!standards) return null;
  const { year } = standards;
  return (
    <fieldset className={styles.wide}>
      <legend>{TEXTS.marks}</legend>
      <div className={styles.marks}>
        {SCORED_SUBJECTS.map((subject) => (
          <ScoreInput
            key={subject}
            field={`tests.${subject}`}
            label={SUBJECT_NAMES[subject]['zh-TW']}
          />
        ))}
      </div>
      <p className="muted">
        {reached
          ? fillPlaceholders(TEXTS.reached, { year, level: STANDARD_NAMES[reached]['zh-TW'] })
          : fillPlaceholders(TEXTS.notReached, { year })}
      </p>
    </fieldset>
  );
}
