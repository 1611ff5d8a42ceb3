import type { BodyItem, BodyItemType } from '@admissions/model';
import type { EditedItem } from '@admissions/model/merge';
import type { Translate } from '@admissions/store';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useMemo, useState } from 'react';
import { createBlankItem, generateItemKey } from '../base/edited-item.ts';
import { copyItems, loadCopiedItems } from './body-clipboard.ts';
import type { BodyState } from './body-reducer.ts';
import type { InsertAround } from './item-forms/insert-context.ts';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import type { BodyDispatch } from './use-body.ts';
import type { FocusTarget } from './use-row-focus.ts';

export interface BodyCommands {
  add(type: BodyItemType, index?: number): void;
  replace(key: string, item: EditedItem): void;
  remove(key: string): void;
  move(key: string, to: number): void;
  /** Prompts for its new position. */
  openPositionDialog(key: string): void;
  duplicate(key: string): void;
  toggle(key: string): void;
  /** Toggles its selection for copying and deleting. */
  select(key: string): void;
  copy(keys: ReadonlySet<string>): void;
  /** Pastes the copied items. */
  paste(index?: number): void;
  /** Inserts items of another body. */
  insert(items: readonly BodyItem[], index?: number): void;
  insertAround: InsertAround;
  removeMany(keys: ReadonlySet<string>): void;
  undo(): void;
  redo(): void;
  clear(): void;
}
interface CommandsContext {
  dispatch: BodyDispatch;
  /** The latest state, also between two renders. */
  now: () => BodyState;
  requestFocus: (focus: FocusTarget) => void;
  select: (key: string) => void;
  openPositionDialog: (key: string) => void;
}

/** Commands for the items of a body, announced to screen readers; stable per language. */
export function useBodyCommands({
  dispatch,
  now,
  requestFocus,
  select,
  openPositionDialog,
}: CommandsContext) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only
  const commands = useMemo<BodyCommands>(
    () => ({
      ...createItemCommands({ dispatch, now, requestFocus, t, announce: setAnnouncement }),
      select,
      openPositionDialog,
      toggle: (key) => void dispatch({ do: 'open', key: now().openKey === key ? null : key }),
      undo: () => {
        dispatch({ do: 'undo' });
        setAnnouncement(t(BODY_TEXTS.undone));
      },
      redo: () => {
        dispatch({ do: 'redo' });
        setAnnouncement(t(BODY_TEXTS.redone));
      },
      clear: () =>
        store.getState().openConfirm({
          title: t(BODY_TEXTS.clear),
          message: t(BODY_TEXTS.clearText, { count: now().items.length }),
          confirmLabel: t(BODY_TEXTS.clear),
          isDangerous: true,
          onConfirm: () => void dispatch({ do: 'clear' }),
        }),
    }),
    [dispatch, now, requestFocus, select, openPositionDialog, store, t.locale],
  );
  return { commands, announcement };
}

interface ItemCommandsContext extends Pick<CommandsContext, 'dispatch' | 'now' | 'requestFocus'> {
  t: Translate;
  announce: (text: string) => void;
}
function createItemCommands({
  dispatch,
  now,
  requestFocus,
  t,
  announce,
}: ItemCommandsContext): Omit<
  BodyCommands,
  'select' | 'openPositionDialog' | 'toggle' | 'undo' | 'redo' | 'clear'
> {
  const findIndex = (key: string) => now().items.findIndex((item) => item.key === key);
  const describePosition = (key: string) => {
    const index = findIndex(key);
    return t(BODY_TEXTS.name, {
      number: index + 1,
      type: t(getTypeName(now().items[index]?.type ?? '')),
    });
  };
  const dispatchInsert = (items: readonly BodyItem[], index = now().items.length) => {
    const added = items.map((item) => ({ ...item, key: generateItemKey() }));
    dispatch({ do: 'insert', items: added, index });
    return added;
  };
  const insert = (items: readonly BodyItem[], index?: number) => {
    const [first] = dispatchInsert(items, index);
    if (!first) return;
    requestFocus({ key: first.key, into: 'line' });
    announce(t(BODY_TEXTS.pasted, { count: items.length }));
  };
  return {
    insert,
    insertAround: (key, before, after) => {
      dispatchInsert(after, findIndex(key) + 1);
      dispatchInsert(before, findIndex(key));
    },
    paste: (index) => insert(loadCopiedItems(), index),
    copy: (keys) => {
      const items = now().items.filter(({ key }) => keys.has(key));
      copyItems(items);
      announce(t(BODY_TEXTS.copied, { count: items.length }));
    },
    removeMany: (keys) => {
      const before = now().items.length;
      const { items } = dispatch({ do: 'removeMany', keys });
      announce(t(BODY_TEXTS.removedMany, { count: before - items.length }));
    },
    add: (type, index) => {
      const item = createBlankItem(type, generateItemKey());
      requestFocus({ key: item.key, into: 'form' });
      dispatch({ do: 'add', item, ...(index !== undefined && { index }) });
      announce(t(BODY_TEXTS.added, { name: describePosition(item.key) }));
    },
    replace: (key, item) => void dispatch({ do: 'replace', key, item, at: Date.now() }),
    remove: (key) => {
      const name = describePosition(key);
      const at = findIndex(key);
      const neighbour = now().items[at + 1] ?? now().items[at - 1];
      if (neighbour) requestFocus({ key: neighbour.key, into: 'line' });
      dispatch({ do: 'remove', key });
      announce(t(BODY_TEXTS.removed, { name }));
    },
    move: (key, to) => {
      const before = now();
      requestFocus({ element: document.activeElement });
      const { items } = dispatch({ do: 'move', key, to });
      if (items !== before.items)
        announce(t(BODY_TEXTS.moved, { number: findIndex(key) + 1, total: items.length }));
    },
    duplicate: (key) => {
      const copyKey = generateItemKey();
      requestFocus({ key: copyKey, into: 'form' });
      dispatch({ do: 'duplicate', key, copyKey });
      announce(t(BODY_TEXTS.added, { name: describePosition(copyKey) }));
    },
  };
}
