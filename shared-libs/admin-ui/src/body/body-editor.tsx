import type { BodyItem } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { AddBar } from './add-bar.tsx';
import styles from './body-editor.module.css';
import { BodyRow } from './body-row.tsx';
import { errorsByItem, NO_ERRORS } from './errors-by-item.ts';
import { useBody } from './use-body.ts';
import type { FocusWish } from './use-body-commands.ts';
import { useBodyCommands } from './use-body-commands.ts';
import { useBodyTexts } from './use-body-texts.ts';
import { useDragOrder } from './use-drag-order.ts';

export interface BodyEditorProps {
  /** The items as the answer to staff gives them; a type that is not known is kept as it is. */
  value: readonly BodyItem[];
  /** Items in the same form; a picture or file that is still to be chosen is null. */
  onChange: (items: BodyItem[]) => void;
  /** Messages by path inside the body, such as `2.text`. */
  errors?: Record<string, string>;
}
/** The content items of a body, one of them open at a time. */
export function BodyEditor({ value, onChange, errors = NO_ERRORS }: BodyEditorProps) {
  const t = useMessage();
  const text = useBodyTexts();
  const root = useRef<HTMLElement>(null);
  const focus = useRef<FocusWish | null>(null);
  const [state, dispatch, now] = useBody(value, onChange);
  const wish = useCallback((wanted: FocusWish) => {
    focus.current = wanted;
  }, []);
  const { commands, news } = useBodyCommands({ dispatch, now, wish });
  const { target, list } = useDragOrder((key, { key: goal, side }) => {
    const keys = state.items.map((item) => item.key).filter((each) => each !== key);
    if (key !== goal) commands.move(key, keys.indexOf(goal) + (side === 'after' ? 1 : 0));
  });
  const { items, openKey } = state;
  // Forms make a new object each time; items without faults shall not be drawn again for that.
  const written = JSON.stringify(errors);
  const faults = useMemo(() => errorsByItem(JSON.parse(written) as Record<string, string>), [written]);

  useLayoutEffect(() => {
    if (focus.current && root.current) grant(focus.current, root.current);
    focus.current = null;
  });
  // When the API names faults and the open item has none, the first faulty item opens.
  const faulty = Object.keys(faults)
    .sort((one, other) => Number(one) - Number(other))
    .join();
  useEffect(() => {
    const indexes = faulty.split(',').filter((index) => index !== '' && now().items[Number(index)]);
    const opened = now().items.findIndex(({ key }) => key === now().openKey);
    const first = now().items[Number(indexes[0])];
    if (first && !indexes.includes(String(opened))) dispatch({ do: 'open', key: first.key });
  }, [faulty, dispatch, now]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement;
    // Dialogs of the forms stand elsewhere in the document although their events come by here.
    if (!event.currentTarget.contains(from) || isTextField(from)) return;
    const key = from.closest<HTMLElement>('[data-key]')?.dataset.key;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by && key) commands.move(key, items.findIndex((item) => item.key === key) + by);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') commands[event.shiftKey ? 'redo' : 'undo']();
    else return;
    event.preventDefault();
  };
  return (
    <section ref={root} aria-label={text('items')} className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <span className={styles.keys}>{items.length > 1 && text('keys')}</span>
        <Button size="small" aria-disabled={state.past.length === 0} onClick={commands.undo}>
          {t('common.undo')}
        </Button>
        <Button size="small" aria-disabled={state.future.length === 0} onClick={commands.redo}>
          {t('common.redo')}
        </Button>
        <Button size="small" danger disabled={items.length === 0} onClick={commands.clear}>
          {text('clear')}
        </Button>
      </div>
      {errors[''] && (
        <p role="alert" className={styles.error}>
          {errors['']}
        </p>
      )}
      {items.length === 0 && <p className={styles.empty}>{text('empty')}</p>}
      <ol className={styles.items} {...list}>
        {items.map((item, index) => (
          <BodyRow
            key={item.key}
            item={item}
            index={index}
            total={items.length}
            isOpen={item.key === openKey}
            errors={faults[index] ?? NO_ERRORS}
            drop={target?.key === item.key ? target.side : null}
            commands={commands}
          />
        ))}
      </ol>
      <AddBar onAdd={commands.add} />
      <p role="status" className={styles.news}>
        {news}
      </p>
    </section>
  );
}
const isTextField = (element: HTMLElement) =>
  element.isContentEditable || element.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])');

function grant(focus: FocusWish, root: HTMLElement): void {
  if ('element' in focus) {
    // An element loses the focus when it is moved in the document.
    if (document.activeElement !== focus.element && root.contains(focus.element)) (focus.element as HTMLElement).focus();
    return;
  }
  const row = [...root.querySelectorAll<HTMLElement>('[data-key]')].find(({ dataset }) => dataset.key === focus.key);
  const field = focus.into === 'form' ? row?.querySelector<HTMLElement>('[data-form] :is(input:not([hidden]), textarea, button)') : null;
  (field ?? row?.querySelector<HTMLElement>('button'))?.focus();
}
