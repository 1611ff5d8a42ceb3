import { useMessage } from '@admissions/store';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import type { Side } from '../base/conflict.ts';
import { TEXTS } from '../base/texts.ts';
import styles from './conflict-dialog.module.css';

interface TwoSidesProps {
  legend: string;
  note?: string | undefined;
  /** The text of a side. */
  words: (side: Side) => string;
  chosen: Side;
  onChoose: (side: Side) => void;
  /** The difference between the two. */
  children: ReactNode;
}
/** A conflict: the text of both sides, and the choice between them. */
export function TwoSides({ legend, note, words, chosen, onChoose, children }: TwoSidesProps) {
  const t = useMessage();
  return (
    <fieldset className={styles.field}>
      <legend>{legend}</legend>
      {note && <p className="below-xs faint mini">{note}</p>}
      <Radio.Group value={chosen} onChange={({ target }) => onChoose(target.value as Side)} block>
        <div className={styles.sides}>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className={styles.side} data-chosen={side === chosen || undefined}>
              <Radio value={side}>
                <strong>{t(TEXTS[side])}</strong>
                <span className={styles.value}>{words(side)}</span>
              </Radio>
            </div>
          ))}
        </div>
      </Radio.Group>
      <div className={styles.difference}>
        <p>{t(TEXTS.differs)}</p>
        {children}
      </div>
    </fieldset>
  );
}
