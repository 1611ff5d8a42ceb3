import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { moveItem } from '../../base/move-item.ts';
import { MoveButtons, RowButton } from '../../base/row-button.tsx';
import styles from './repeated.module.css';
import { BODY_TEXTS } from './texts.ts';

interface RepeatedProps<P> {
  parts: readonly P[];
  onChange: (parts: P[]) => void;
  nameOf: (number: number) => string;
  blank: P;
  addLabel: string;
  max: number;
  error?: string | undefined;
  /** Beside the add button. */
  more?: ReactNode;
  children: (part: P, change: (part: P) => void, index: number) => ReactNode;
}
/** Repeated parts of an item: pictures of a gallery, questions with answers. */
export function Repeated<P>({
  parts,
  onChange,
  nameOf,
  blank,
  addLabel,
  max,
  error,
  more,
  children,
}: RepeatedProps<P>) {
  const t = useMessage();
  return (
    <>
      <ol className="gap-m below-s grid">
        {parts.map((part, index) => {
          const name = nameOf(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id; inputs are controlled
            <li key={index} className={styles.part} aria-label={name}>
              <div className={styles.head}>
                <span>{name}</span>
                <MoveButtons
                  {...{ index, total: parts.length }}
                  up={t(BODY_TEXTS.moveUp, { name })}
                  down={t(BODY_TEXTS.moveDown, { name })}
                  onMove={(to) => onChange(moveItem(parts, index, to))}
                />
                <RowButton
                  icon="remove"
                  label={t(BODY_TEXTS.remove, { name })}
                  isDangerous
                  isOff={parts.length === 1}
                  onClick={() => onChange(parts.toSpliced(index, 1))}
                />
              </div>
              {children(part, (changed) => onChange(parts.with(index, changed)), index)}
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className="below-xs wrong mini semi">
          {error}
        </p>
      )}
      <div className="wrap">
        <Button disabled={parts.length >= max} onClick={() => onChange([...parts, blank])}>
          {addLabel}
        </Button>
        {more}
      </div>
    </>
  );
}
