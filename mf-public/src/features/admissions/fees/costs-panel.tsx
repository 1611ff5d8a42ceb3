import { useMemo, useState } from 'react';
import { calculateDegreeCosts } from '../../../lib/fees/calculate-costs.ts';
import type { Award, Fees } from '../../../lib/fees/calculate-fees.ts';
import { parseScores } from '../../../lib/scores/scores.ts';
import { findReachedStandard, type Standards } from '../../../lib/scores/standards.ts';
import { useTypedScores } from '../../../lib/scores/typed-scores.ts';
import {
  createCostAnswers,
  findClassTop,
  listReviewedAwards,
  updateCostAnswers,
} from './cost-answers.ts';
import { CostBill } from './cost-bill.tsx';
import { CostQuestions } from './cost-questions.tsx';
import styles from './costs-panel.module.css';

interface CostsPanelProps {
  fees: Fees;
  awards: readonly Award[];
  standards: Standards | null;
  /** Level and college of the address. */
  level: string | null;
  college: string | null;
}
/** The answers never leave the page. */
export function CostsPanel({ fees, awards, standards, level, college }: CostsPanelProps) {
  const [answers, setAnswers] = useState(() => createCostAnswers(fees, level, college));
  const typed = useTypedScores();
  const marks = useMemo(() => parseScores(typed).marks, [typed]);
  const reached = standards && findReachedStandard(marks, standards);
  const classTop = findClassTop(awards);
  const student = {
    level: answers.level,
    year: 1,
    via: answers.via,
    marks: answers.level === 'bachelor' ? reached : null,
    status: answers.status,
    income: answers.income,
    classTop: answers.isClassTop ? classTop : null,
    alumni: answers.level === 'master' ? answers.alumni : null,
    origin: answers.origin,
  };
  const years = calculateDegreeCosts(fees, awards, student, {
    college: answers.college,
    room: fees.rooms[answers.room],
    style: answers.style,
  });
  return (
    <div className={styles.panel}>
      <CostQuestions
        fees={fees}
        awards={awards}
        standards={standards}
        reached={reached}
        classTop={classTop}
        answers={answers}
        answer={(change) => setAnswers((before) => updateCostAnswers(fees, before, change))}
      />
      <CostBill
        years={years}
        months={fees.months}
        maybe={listReviewedAwards(awards, answers)}
        canBorrow={answers.origin === 'local'}
      />
    </div>
  );
}
