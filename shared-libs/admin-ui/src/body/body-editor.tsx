import { type AnyKind, BODY_ITEM_TYPES, type BodyItem, type BodyItemType } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PositionDialog } from '../base/position-dialog.tsx';
import { preloadRichTextEditor } from '../rich-text/lazy-rich-text-editor.tsx';
import { BodyBar } from './body-bar.tsx';
import styles from './body-editor.module.css';
import type { BodyState } from './body-reducer.ts';
import { BodyRow } from './body-row.tsx';
import { CopyFromDialog } from './copy-from-dialog.tsx';
import { InsertContext } from './item-forms/insert-context.ts';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import { readRowShortcut } from './read-row-shortcut.ts';
import { TypeIcon } from './type-icon.tsx';
import { NO_ERRORS, useBody, useItemErrors, useSelection } from './use-body.ts';
import { type BodyCommands, useBodyCommands } from './use-body-commands.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface BodyEditorProps {
  /** Items of the staff API; unknown types are preserved. */
  value: readonly BodyItem[];
  /** Same shape; a picture or file that is still to be chosen is null. */
  onChange: (items: BodyItem[]) => void;
  /** Messages by path inside the body, such as `2.text`. */
  errors?: Record<string, string>;
  /** Kind of the entries that can be copied from. */
  kind?: AnyKind;
}
/** Content items of a body, one of them open at a time. */
export function BodyEditor({ value, onChange, errors = NO_ERRORS, kind }: BodyEditorProps) {
  const t = useMessage();
  const root = useRef<HTMLElement>(null);
  const requestFocus = useRowFocus(root);
  const [state, dispatch, now] = useBody(value, onChange);
  const [positioning, setPositioning] = useState<string | null>(null);
  const [isCopyingFrom, setCopyingFrom] = useState(false);
  const { items } = state;
  const { selected, select, selectAll } = useSelection(state);
  const { commands, announcement } = useBodyCommands({
    dispatch,
    now,
    requestFocus,
    select,
    openPositionDialog: setPositioning,
  });
  const itemErrors = useItemErrors(errors);

  useEffect(preloadRichTextEditor, []);
  const movingIndex = items.findIndex(({ key }) => key === positioning);
  return (
    <section
      ref={root}
      aria-label={t(BODY_TEXTS.items)}
      className="shrinking"
      onKeyDown={(event) => runShortcut(event, state, commands)}
    >
      <BodyBar
        total={items.length}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        selected={selected}
        onSelectAll={selectAll}
        onCopyFrom={kind && !kind.singleton ? () => setCopyingFrom(true) : undefined}
        commands={commands}
      />
      {errors[''] && (
        <p role="alert" className="below-xs wrong mini semi">
          {errors['']}
        </p>
      )}
      {items.length === 0 && <p className={styles.empty}>{t(BODY_TEXTS.empty)}</p>}
      <BodyRows {...{ state, selected, itemErrors, commands, requestFocus }} />
      <AddBar onAdd={commands.add} />
      <p role="status" className="vh">
        {announcement}
      </p>
      {positioning !== null && movingIndex >= 0 && (
        <PositionDialog
          title={t(BODY_TEXTS.name, {
            number: movingIndex + 1,
            type: t(getTypeName(items[movingIndex]?.type ?? '')),
          })}
          at={movingIndex + 1}
          of={items.length}
          onChoose={(position) => commands.move(positioning, position - 1)}
          onClose={() => setPositioning(null)}
        />
      )}
      {isCopyingFrom && kind && (
        <CopyFromDialog
          kind={kind}
          onClose={() => setCopyingFrom(false)}
          onCopy={(copied) => {
            setCopyingFrom(false);
            commands.insert(copied);
          }}
        />
      )}
    </section>
  );
}

interface BodyRowsProps {
  state: BodyState;
  selected: ReadonlySet<string>;
  itemErrors: ReturnType<typeof useItemErrors>;
  commands: BodyCommands;
  requestFocus: ReturnType<typeof useRowFocus>;
}
function BodyRows({
  state: { items, openKey },
  selected,
  itemErrors,
  commands,
  requestFocus,
}: BodyRowsProps) {
  const { target, list } = useDragOrder((key, to) => {
    commands.move(key, to);
    // A click leaves the focus on the body element, which would miss the undo keys.
    requestFocus({ key, into: 'line' });
  });
  return (
    <InsertContext value={commands.insertAround}>
      <ol className="grid gap-s" {...list}>
        {items.map((item, index) => (
          <BodyRow
            key={item.key}
            item={item}
            index={index}
            total={items.length}
            isOpen={item.key === openKey}
            isSelected={selected.has(item.key)}
            errors={itemErrors[index] ?? NO_ERRORS}
            drop={target?.key === item.key ? target.side : null}
            commands={commands}
          />
        ))}
      </ol>
    </InsertContext>
  );
}

function runShortcut(
  event: KeyboardEvent<HTMLElement>,
  { items }: BodyState,
  commands: BodyCommands,
): void {
  const shortcut = readRowShortcut(event);
  if (!shortcut || isTextField(shortcut.from)) return;
  const { key, by, isUndo } = shortcut;
  const index = items.findIndex((item) => item.key === key);
  if (by && index >= 0) commands.move(key, index + by);
  else if (isUndo) commands[event.shiftKey ? 'redo' : 'undo']();
  else return;
  event.preventDefault();
}
const isTextField = (element: HTMLElement) =>
  element.isContentEditable ||
  element.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])');

/** Adds items at the end of a body. */
function AddBar({ onAdd }: { onAdd: (type: BodyItemType) => void }) {
  const t = useMessage();
  return (
    <fieldset className={styles.bar}>
      <legend>{t(BODY_TEXTS.add)}</legend>
      {BODY_ITEM_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-label={t(BODY_TEXTS.addNamed, { type: t(getTypeName(type)) })}
          onClick={() => onAdd(type)}
        >
          <TypeIcon type={type} />
          {t(getTypeName(type))}
        </button>
      ))}
    </fieldset>
  );
}
