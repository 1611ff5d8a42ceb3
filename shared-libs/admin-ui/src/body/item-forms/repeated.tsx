import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { moveItem } from '../../base/move-item.ts';
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
                {([-1, 1] as const).map((step) => (
                  <Button
                    key={step}
                    size="small"
                    type="text"
                    disabled={parts[index + step] === undefined}
                    aria-label={t(step < 0 ? BODY_TEXTS.moveUp : BODY_TEXTS.moveDown, { name })}
                    onClick={() => onChange(moveItem(parts, index, index + step))}
                  >
                    <Icon name={step < 0 ? 'up' : 'down'} />
                  </Button>
                ))}
                <Button
                  size="small"
                  type="text"
                  danger
                  disabled={parts.length === 1}
                  aria-label={t(BODY_TEXTS.remove, { name })}
                  onClick={() => onChange(parts.toSpliced(index, 1))}
                >
                  {t('common.delete')}
                </Button>
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
