import { useMemo, useState } from 'react';
import { reckonDegree } from '../../../lib/fees/reckon-costs.ts';
import type { Award, Fees } from '../../../lib/fees/reckon-fees.ts';
import { findReached } from '../../../lib/marks/find-reached.ts';
import { readMarks } from '../../../lib/marks/marks.ts';
import type { Standards } from '../../../lib/marks/standards.ts';
import { useTypedMarks } from '../../../lib/marks/typed-marks.ts';
import { answerCosts, beginCosts, findClassTop, findListed } from './asked-costs.ts';
import { CostBill } from './cost-bill.tsx';
import { CostQuestions } from './cost-questions.tsx';
import styles from './costs-panel.module.css';

interface CostsPanelProps {
  fees: Fees;
  awards: readonly Award[];
  standards: Standards | null;
  /** What the address names. */
  level: string | null;
  college: string | null;
}
/** The questions, and the bill that follows from the answers. Nothing of it leaves the page. */
export function CostsPanel({ fees, awards, standards, level, college }: CostsPanelProps) {
  const [asked, setAsked] = useState(() => beginCosts(fees, level, college));
  const typed = useTypedMarks();
  const marks = useMemo(() => readMarks(typed).marks, [typed]);
  const reached = standards && findReached(marks, standards);
  const classTop = findClassTop(awards);
  const student = {
    level: asked.level,
    year: 1,
    via: asked.via,
    marks: asked.level === 'bachelor' ? reached : null,
    status: asked.status,
    income: asked.income,
    classTop: asked.isClassTop ? classTop : null,
    alumni: asked.level === 'master' ? asked.alumni : null,
    origin: asked.origin,
  };
  const years = reckonDegree(fees, awards, student, {
    college: asked.college,
    room: fees.rooms[asked.room],
    style: asked.style,
  });
  return (
    <div className={styles.panel}>
      <CostQuestions
        fees={fees}
        awards={awards}
        standards={standards}
        reached={reached}
        classTop={classTop}
        asked={asked}
        answer={(change) => setAsked((before) => answerCosts(fees, before, change))}
      />
      <CostBill
        years={years}
        months={fees.months}
        maybe={findListed(awards, asked)}
        canBorrow={asked.origin === 'local'}
      />
    </div>
  );
}
