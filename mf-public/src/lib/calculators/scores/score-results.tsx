import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { EmptyState } from '@admissions/ui';
import { useMemo, useState } from 'react';
import { Choice } from '../../choice.tsx';
import type { Scores } from '../../scores/scores.ts';
import {
  type Evaluation,
  evaluateEntry,
  ORDERS,
  type Order,
  STANDINGS,
  type Standing,
  sortEvaluations,
} from './evaluate-entry.ts';
import type { ScoreData } from './score-data.ts';
import styles from './score-results.module.css';
import { StandingTable } from './standing-table.tsx';
import { ORDER_NAMES, TEXTS } from './texts.ts';

const toName = ({ entry }: Pick<Evaluation, 'entry'>) => entry.channel?.title ?? entry.title;

/** With many channels, one at a time: margins are comparable only within a channel. */
export function useEvaluations({ entries, rows }: ScoreData, marks: Scores, isWhole: boolean) {
  const channels = [...new Set(entries.map((entry) => toName({ entry })))];
  // The GSAT channels are the most common start.
  const first = entries.find(({ years }) => years.some(({ screens }) => screens?.length));
  const [chosen, setChosen] = useState(isWhole && first ? toName({ entry: first }) : '');
  const all = useMemo(
    () => entries.map((entry) => evaluateEntry(entry, marks, rows)),
    [entries, marks, rows],
  );
  const shown = all.filter((each) => chosen === '' || toName(each) === chosen);
  const counts = Object.fromEntries(
    STANDINGS.map((standing) => [
      standing,
      shown.filter((each) => each.standing === standing).length,
    ]),
  ) as Record<Standing, number>;
  return { channels, chosen, setChosen, shown, counts };
}

export function ScoreResults({
  channels,
  chosen,
  setChosen,
  shown,
  counts,
}: ReturnType<typeof useEvaluations>) {
  const t = useMessage();
  const [order, setOrder] = useState<Order>('most');
  const [isNarrowed, setNarrowed] = useState(false);
  const ratio = findRatio(shown);
  if (channels.length === 0) return <EmptyState>{TEXTS.noEntries}</EmptyState>;
  const opened = STANDINGS.find((standing) => counts[standing] > 0);
  return (
    <>
      <div className={styles.controls}>
        {channels.length > 1 && (
          <Choice
            label={TEXTS.channel}
            value={chosen}
            options={['', ...channels].map((value) => ({ value, label: value || t('common.all') }))}
            choose={setChosen}
          />
        )}
        <Choice
          label={TEXTS.order}
          value={order}
          options={ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          choose={setOrder}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isNarrowed}
            onChange={({ target }) => setNarrowed(target.checked)}
          />
          {TEXTS.onlyAbove}
        </label>
      </div>
      <p role="status" className="muted">
        {chosen && <>{chosen}：</>}
        {fillPlaceholders(TEXTS.counts, { all: shown.length, ...counts })}
      </p>
      {isNarrowed && counts.above === 0 && <EmptyState>{TEXTS.noneAbove}</EmptyState>}
      {STANDINGS.filter((standing) => !isNarrowed || standing === 'above').map((standing) => (
        <StandingTable
          key={standing}
          standing={standing}
          isOpen={standing === opened}
          list={sortEvaluations(
            shown.filter((each) => each.standing === standing),
            order,
          )}
        />
      ))}
      {ratio && <p className="muted space-s">{fillPlaceholders(TEXTS.ratio, ratio)}</p>}
    </>
  );
}

/** First-stage passes per admission, in the newest year shown. */
function findRatio(shown: readonly Evaluation[]) {
  const past = shown
    .flatMap(({ entry }) => entry.years)
    .filter(({ passed, admitted }) => passed !== null && admitted !== null);
  const year = Math.max(...past.map((each) => each.year));
  const newest = past.filter((each) => each.year === year);
  const sumUp = (key: 'passed' | 'admitted') =>
    newest.reduce((total, each) => total + Number(each[key]), 0);
  const admitted = sumUp('admitted');
  return admitted > 0 ? { year, count: Number((sumUp('passed') / admitted).toFixed(1)) } : null;
}
