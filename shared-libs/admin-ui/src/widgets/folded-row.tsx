import type { AnyKind, Fields } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './list-widget.module.css';

interface FoldedRowProps {
  kind: AnyKind;
  /** The path of the list. */
  name: string;
  item: Fields;
  row: Readonly<Record<string, unknown>>;
  /** Whether it is open at first; one with something wrong in it always is. */
  isOpen: boolean;
  isWrong: boolean;
  children: ReactNode;
}
/** A row of many parts: one line of its numbers, all of it when it is opened. */
export function FoldedRow({ kind, name, item, row, isOpen, isWrong, children }: FoldedRowProps) {
  const t = useMessage();
  const [isShown, setShown] = useState(isOpen);
  const numbers = Object.entries(item).flatMap(([part, { type }]) => {
    const value = row[part];
    return (type === 'integer' || type === 'decimal') && typeof value === 'number'
      ? [`${t(readFieldLabel(kind, `${name}.${part}`))} ${value}`]
      : [];
  });
  return (
    <details
      open={isShown || isWrong}
      className={styles.folded}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>{numbers.join('　') || '—'}</summary>
      {children}
    </details>
  );
}
