import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES, STANDARD_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import { Choice } from '../../../lib/choice.tsx';
import type { Award, Fees, Student } from '../../../lib/fees/calculate-fees.ts';
import { ScoreInput } from '../../../lib/scores/score-input.tsx';
import type { Standards } from '../../../lib/scores/standards.ts';
import { useTypedScores } from '../../../lib/scores/typed-scores.ts';
import {
  type CostAnswers,
  listColleges,
  listIncomeLimits,
  listLevels,
  listVias,
} from './cost-answers.ts';
import styles from './costs-panel.module.css';
import { ALUMNI_NAMES, LEVEL_NAMES, STATUS_NAMES, TEXTS, VIA_NAMES } from './texts.ts';

const SCORED_SUBJECTS = ['chinese', 'english', 'mathA', 'mathB'] as const;
const STYLES = ['low', 'usual', 'high'] as const;
const NONE = '';

interface CostQuestionsProps {
  fees: Fees;
  awards: readonly Award[];
  standards: Standards | null;
  /** The highest standard that all scores reach. */
  reached: Student['marks'];
  classTop: number | null;
  answers: CostAnswers;
  answer: (change: Partial<CostAnswers>) => void;
}
export function CostQuestions(props: CostQuestionsProps) {
  const { fees, classTop, answers, answer } = props;
  const names: Partial<Record<CostAnswers['via'], string>> = VIA_NAMES[answers.level];
  const statuses = Object.keys(STATUS_NAMES) as (keyof typeof STATUS_NAMES)[];
  return (
    <div className={styles.questions}>
      <Choice
        label={TEXTS.level}
        value={answers.level}
        options={listLevels(fees).map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        choose={(level) => answer({ level })}
      />
      <Choice
        label={TEXTS.college}
        value={answers.college}
        options={listColleges(fees, answers.level).map((value) => ({
          value,
          label: COLLEGE_SHORT_NAMES[value]['zh-TW'],
        }))}
        choose={(college) => answer({ college })}
      />
      <Choice
        label={TEXTS.via}
        value={answers.via}
        options={listVias(answers.level).map((value) => ({
          value,
          label: names[value] ?? TEXTS.via,
        }))}
        choose={(via) => answer({ via })}
      />
      {answers.level === 'bachelor' && <ScoreQuestions {...props} />}
      <Choice
        label={TEXTS.status}
        value={answers.status ?? NONE}
        options={[
          { value: NONE, label: TEXTS.noStatus },
          ...statuses.map((value) => ({ value, label: STATUS_NAMES[value] })),
        ]}
        choose={(value) => answer({ status: value === NONE ? null : value })}
      />
      <IncomeChoice {...props} />
      {answers.level === 'master' && <AlumniChoice {...props} />}
      <Choice
        label={TEXTS.room}
        value={String(answers.room)}
        options={fees.rooms.map(({ title, who }, index) => ({
          value: String(index),
          label: `${title}（${who}）`,
        }))}
        choose={(value) => answer({ room: Number(value) })}
      />
      <Choice
        label={TEXTS.style}
        value={answers.style}
        options={STYLES.map((value) => ({ value, label: TEXTS[value] }))}
        choose={(style) => answer({ style })}
      />
      {answers.level === 'bachelor' && classTop !== null && (
        <label className="check across">
          <input
            type="checkbox"
            checked={answers.isClassTop}
            onChange={({ target }) => answer({ isClassTop: target.checked })}
          />
          {fillPlaceholders(TEXTS.classTop, { top: classTop })}
        </label>
      )}
    </div>
  );
}

function IncomeChoice({ awards, answers, answer }: CostQuestionsProps) {
  const incomes = listIncomeLimits(awards);
  const highest = incomes.at(-1);
  if (highest === undefined) return null;
  return (
    <Choice
      label={TEXTS.income}
      value={answers.income === null ? NONE : String(answers.income)}
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

function AlumniChoice({ answers, answer }: CostQuestionsProps) {
  const alumni = Object.keys(ALUMNI_NAMES) as (keyof typeof ALUMNI_NAMES)[];
  return (
    <Choice
      label={TEXTS.alumni}
      value={answers.alumni ?? NONE}
      options={[
        { value: NONE, label: TEXTS.otherSchool },
        ...alumni.map((value) => ({ value, label: ALUMNI_NAMES[value] })),
      ]}
      choose={(value) => answer({ alumni: value === NONE ? null : value })}
    />
  );
}

function ScoreQuestions({ standards, reached }: Pick<CostQuestionsProps, 'standards' | 'reached'>) {
  const typed = useTypedScores();
  if (!standards) return null;
  const { year } = standards;
  const isTyped =
    (['chinese', 'english'] as const).every((each) => typed[`tests.${each}`]) &&
    Boolean(typed['tests.mathA'] || typed['tests.mathB']);
  return (
    <fieldset className="across">
      <legend className="bold">{TEXTS.marks}</legend>
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
          : isTyped && fillPlaceholders(TEXTS.notReached, { year })}
      </p>
    </fieldset>
  );
}
