import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
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
  /** `change` is stable, so that memoised parts are not rendered again. */
  children: (part: P, change: (index: number, part: P) => void, index: number) => ReactNode;
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
  const latest = useRef({ parts, onChange });
  useLayoutEffect(() => {
    latest.current = { parts, onChange };
  });
  const change = useCallback(
    (index: number, part: P) => latest.current.onChange(latest.current.parts.with(index, part)),
    [],
  );
  const move = (from: number, to: number) =>
    onChange(parts.toSpliced(from, 1).toSpliced(to, 0, parts[from] as P));
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
                <Button
                  size="small"
                  type="text"
                  disabled={index === 0}
                  aria-label={t(BODY_TEXTS.moveUp, { name })}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="up" />
                </Button>
                <Button
                  size="small"
                  type="text"
                  disabled={index === parts.length - 1}
                  aria-label={t(BODY_TEXTS.moveDown, { name })}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="down" />
                </Button>
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
              {children(part, change, index)}
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
