import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './column-choice.module.css';
import type { useChosenColumns } from './column-storage.ts';
import { LIST_TEXTS } from './list-texts.ts';

export function ColumnChoice({
  columns: { all, fixed, shown, isUsual, choose },
  readLabel,
}: {
  columns: ReturnType<typeof useChosenColumns>;
  readLabel: (name: string) => string;
}) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const toggle = (name: string) =>
    choose(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any inner control
    <div
      ref={box}
      className="anchor"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(LIST_TEXTS.columns)}
      </Button>
      {isOpen && (
        <fieldset className={styles.choice}>
          <legend>{t(LIST_TEXTS.columnsHint)}</legend>
          {all.map((name) => (
            <Checkbox
              key={name}
              checked={shown.includes(name)}
              disabled={name === fixed}
              onChange={() => toggle(name)}
            >
              {readLabel(name)}
            </Checkbox>
          ))}
          <Button size="small" disabled={isUsual} onClick={() => choose(null)}>
            {t(LIST_TEXTS.usualColumns)}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

export function useColumnLabel(kind: AnyKind) {
  const t = useMessage();
  return (name: string) => {
    if (name === 'status') return t(TEXTS.status);
    return t(name === 'updatedAt' ? TEXTS.lastChange : readFieldLabel(kind, name));
  };
}
