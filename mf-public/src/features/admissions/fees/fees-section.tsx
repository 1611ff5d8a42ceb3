import { fillPlaceholders } from '@admissions/model/messages';
import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { EmptyState, Fold, Section } from '@admissions/ui';
import { calculateYearlyRent, type Room, sumLiving } from '../../../lib/fees/calculate-costs.ts';
import { type Award, calculateYearlyFees, type Fees } from '../../../lib/fees/calculate-fees.ts';
import { formatMoney } from '../../../lib/format-number.ts';
import { JoinedWords } from '../../../lib/joined-words.tsx';
import type { Standards } from '../../../lib/scores/standards.ts';
import { CompareLink } from '../../../lib/shortlist/shortlist-button.tsx';
import { Table } from '../../../lib/table.tsx';
import { ToolBlock } from '../../../lib/tool-block.tsx';
import { listColleges, listLevels } from './cost-answers.ts';
import styles from './fees-section.module.css';
import { LEVEL_NAMES, TEXTS } from './texts.ts';

interface FeesSectionProps {
  fees: Fees | null;
  awards: readonly Award[];
  standards: Standards | null;
  level: string | null;
  college: string | null;
}
const loadPanel = () => import('./costs-panel.tsx');

export function FeesSection({ fees, ...panelProps }: FeesSectionProps) {
  const t = useMessage();
  // The menu leads to it.
  if (!fees)
    return (
      <Section id="fees" title={TEXTS.title}>
        <EmptyState>{t('empty.list')}</EmptyState>
      </Section>
    );
  const { intro, frozen, source, living } = fees;
  const { low, usual, high } = sumLiving(living);
  return (
    <Section title={TEXTS.title} lead={intro}>
      <ToolBlock
        id="fees"
        title={TEXTS.tool}
        lead={TEXTS.toolLead}
        open={TEXTS.open}
        load={loadPanel}
        withoutScript={<p>{TEXTS.withoutScript}</p>}
      >
        {({ CostsPanel }) => <CostsPanel fees={fees} {...panelProps} />}
      </ToolBlock>
      <div className={styles.tables}>
        <TuitionTable fees={fees} />
        <Fold summary={TEXTS.rooms}>
          <RoomTable fees={fees} />
        </Fold>
        {fees.credits.length > 0 && (
          <Fold summary={TEXTS.credits}>
            <CreditTable fees={fees} />
          </Fold>
        )}
      </div>
      <p className="muted">
        {fillPlaceholders(TEXTS.livingMonth, {
          low: formatMoney(low),
          usual: formatMoney(usual),
          high: formatMoney(high),
        })}
      </p>
      {frozen && <p className="muted">{frozen}</p>}
      <p className="muted">
        {TEXTS.source}
        {source}
      </p>
      <p className="row" data-no-print>
        <CompareLink />
      </p>
    </Section>
  );
}

function TuitionTable({ fees }: { fees: Fees }) {
  const levels = listLevels(fees);
  const yearly = (college: string, level: string) => {
    const row = fees.tuition.find((each) => each.college === college && each.level === level);
    if (!row) return '—';
    const before = typeof row.lastYear === 'number' ? row.lastYear * 2 : null;
    return <Amount amount={calculateYearlyFees(row)} before={before} year={fees.year} />;
  };
  const colleges = [...new Set(levels.flatMap((level) => listColleges(fees, level)))];
  return (
    <Table
      caption={fillPlaceholders(TEXTS.table, { year: fees.year })}
      head={[TEXTS.college, ...levels.map((level) => LEVEL_NAMES[level])]}
    >
      <tbody>
        {colleges.map((college) => (
          <tr key={college}>
            <th scope="row">{COLLEGE_SHORT_NAMES[college]['zh-TW']}</th>
            {levels.map((level) => (
              <td key={level}>{yearly(college, level)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RoomTable({ fees: { rooms, year } }: { fees: Fees }) {
  return (
    <Table caption={TEXTS.rooms} head={[TEXTS.room, TEXTS.who, TEXTS.amount]}>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.title}>
            <th scope="row">{room.title}</th>
            <td>
              <JoinedWords>{room.who}</JoinedWords>
            </td>
            <td>
              <Amount
                amount={calculateYearlyRent(room)}
                before={calculateLastYearRent(room)}
                year={year}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const calculateLastYearRent = ({ lastYear, per }: Room) =>
  typeof lastYear === 'number' ? calculateYearlyRent({ amount: lastYear, per }) : null;

function CreditTable({ fees: { credits, year } }: { fees: Fees }) {
  return (
    <Table caption={TEXTS.credits} head={[TEXTS.programme, TEXTS.perCredit, TEXTS.base]}>
      <tbody>
        {credits.map(({ title, perCredit, base, lastYear }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <Amount amount={perCredit} before={lastYear} year={year} />
            </td>
            <td>{formatMoney(base)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface AmountProps {
  amount: number;
  /** The amount of the previous school year; null if unknown. */
  before: number | null | undefined;
  year: number;
}
function Amount({ amount, before, year }: AmountProps) {
  if (typeof before !== 'number') return formatMoney(amount);
  return (
    <>
      {formatMoney(amount)}{' '}
      <span className={styles.before}>
        {fillPlaceholders(chooseComparisonText(amount, before), {
          year: year - 1,
          amount: formatMoney(before),
          change: formatMoney(Math.abs(amount - before)),
        })}
      </span>
    </>
  );
}

function chooseComparisonText(amount: number, before: number) {
  if (before === amount) return TEXTS.sameBefore;
  return before < amount ? TEXTS.lessBefore : TEXTS.moreBefore;
}
