import { type AnyKind, FIELD_TYPES } from '@admissions/model';
import { deviceStorage, useMessage } from '@admissions/store';
import { Button, Checkbox } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { TEXTS } from '../base/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './column-choice.module.css';
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

/** Columns of a list, in order. */
interface AvailableColumns {
  /** Storage key of the choice on this device. */
  name: string;
  all: readonly string[];
  usual: readonly string[];
  /** Always shown. */
  fixed: string;
}
/** Columns of a list on this device; at least one. */
export function useChosenColumns({ name, all, usual, fixed }: AvailableColumns) {
  const key = `admin.columns.${name}`;
  const inOrder = (names: readonly unknown[]) =>
    all.filter((each) => each === fixed || names.includes(each));
  const [chosen, setChosen] = useState(() => {
    const stored = deviceStorage.readJson(key);
    return Array.isArray(stored) ? inOrder(stored) : null;
  });
  function choose(names: readonly string[] | null): void {
    setChosen(names && inOrder(names));
    // Without storage the choice still applies to this visit.
    if (names) deviceStorage.write(key, JSON.stringify(names));
    else deviceStorage.remove(key);
  }
  return { all, fixed, shown: chosen ?? usual, isUsual: chosen === null, choose };
}

/** Columns of a kind's list: its usual ones, then its other fields. */
export function useColumns({ id, columns, fields }: AnyKind) {
  const [first = 'title', ...others] = columns;
  const rest = Object.entries(fields)
    .filter(([name, { type }]) => FIELD_TYPES[type].isListable && !columns.includes(name))
    .map(([name]) => name);
  return useChosenColumns({
    name: id,
    all: [first, 'status', ...others, ...rest, 'updatedAt'],
    usual: [first, 'status', ...others, 'updatedAt'],
    fixed: first,
  });
}
