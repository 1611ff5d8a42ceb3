import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { EmptyState } from '@admissions/ui';
import { useMemo, useState } from 'react';
import type { Scores } from '../../scores/scores.ts';
import type { Evaluation, Order, Standing } from './evaluate-entry.ts';
import { evaluateEntry, ORDERS, STANDINGS, sortEvaluations } from './evaluate-entry.ts';
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
  const [order, setOrder] = useState<Order>('most');
  const [isNarrowed, setNarrowed] = useState(false);
  const ratio = findRatio(shown);
  if (channels.length === 0) return <EmptyState>{TEXTS.noEntries}</EmptyState>;
  const opened = STANDINGS.find((standing) => counts[standing] > 0);
  return (
    <>
      <Controls
        channels={channels}
        chosen={chosen}
        onChoose={setChosen}
        order={order}
        onOrder={setOrder}
        isNarrowed={isNarrowed}
        onNarrow={setNarrowed}
      />
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

interface ControlsProps {
  channels: readonly string[];
  chosen: string;
  onChoose: (channel: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
  isNarrowed: boolean;
  onNarrow: (isNarrowed: boolean) => void;
}
function Controls({
  channels,
  chosen,
  onChoose,
  order,
  onOrder,
  isNarrowed,
  onNarrow,
}: ControlsProps) {
  const t = useMessage();
  return (
    <div className={styles.controls}>
      {channels.length > 1 && (
        <label>
          {TEXTS.channel}
          <select
            className="control"
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="">{t('common.all')}</option>
            {channels.map((channel) => (
              <option key={channel} value={channel}>
                {channel}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {TEXTS.order}
        <select
          className="control"
          value={order}
          onChange={({ target }) => onOrder(target.value as Order)}
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {ORDER_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={isNarrowed}
          onChange={({ target }) => onNarrow(target.checked)}
        />
        {TEXTS.onlyAbove}
      </label>
    </div>
  );
}

/** First-stage passes per admission, in the newest year shown. */
function findRatio(shown: readonly Evaluation[]): { year: number; count: number } | null {
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
