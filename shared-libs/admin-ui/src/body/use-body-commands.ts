import type { BodyItem, BodyItemType } from '@admissions/model';
import type { EditedItem } from '@admissions/model/merge';
import { type Translate, useConfirm, useMessage } from '@admissions/store';
import { useMemo, useState } from 'react';
import { createBlankItem, generateItemKey } from '../base/edited-item.ts';
import { copyItems, loadCopiedItems } from './body-clipboard.ts';
import type { BodyState } from './body-reducer.ts';
import type { InsertAround } from './item-forms/insert-context.ts';
import { BODY_TEXTS, getTypeName } from './item-forms/texts.ts';
import type { BodyDispatch } from './use-body.ts';
import type { FocusTarget } from './use-row-focus.ts';

interface CommandsContext {
  dispatch: BodyDispatch;
  /** The latest state, also between two renders. */
  now: () => BodyState;
  requestFocus: (focus: FocusTarget) => void;
  /** Toggles the selection of an item for copying and deleting. */
  select: (key: string) => void;
  /** Prompts for the new position of an item. */
  openPositionDialog: (key: string) => void;
}

/** Commands for the items of a body, announced to screen readers; stable per language. */
export function useBodyCommands(context: CommandsContext) {
  const { dispatch, now, requestFocus, select, openPositionDialog } = context;
  const t = useMessage();
  const openConfirm = useConfirm();
  const [announcement, setAnnouncement] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only
  const commands = useMemo(
    () => ({
      ...createItemCommands(context, t, setAnnouncement),
      select,
      openPositionDialog,
      toggle: (key: string) =>
        void dispatch({ do: 'open', key: now().openKey === key ? null : key }),
      undo: () => {
        dispatch({ do: 'undo' });
        setAnnouncement(t(BODY_TEXTS.undone));
      },
      redo: () => {
        dispatch({ do: 'redo' });
        setAnnouncement(t(BODY_TEXTS.redone));
      },
      clear: () =>
        openConfirm({
          title: t(BODY_TEXTS.clear),
          message: t(BODY_TEXTS.clearText, { count: now().items.length }),
          confirmLabel: t(BODY_TEXTS.clear),
          isDangerous: true,
          onConfirm: () =>
            void dispatch({ do: 'remove', keys: new Set(now().items.map(({ key }) => key)) }),
        }),
    }),
    [dispatch, now, requestFocus, select, openPositionDialog, openConfirm, t.locale],
  );
  return { commands, announcement };
}
export type BodyCommands = ReturnType<typeof useBodyCommands>['commands'];

function createItemCommands(
  { dispatch, now, requestFocus }: CommandsContext,
  t: Translate,
  announce: (text: string) => void,
) {
  const findIndex = (key: string) => now().items.findIndex((item) => item.key === key);
  const describePosition = (key: string) => {
    const index = findIndex(key);
    return t(BODY_TEXTS.name, {
      number: index + 1,
      type: t(getTypeName(now().items[index]?.type ?? '')),
    });
  };
  const insertCopies = (items: readonly BodyItem[], index: number) => {
    const added = items.map((item) => ({ ...item, key: generateItemKey() }));
    dispatch({ do: 'insert', items: added, index });
    return added;
  };
  /** Inserts items of another body. */
  const insert = (items: readonly BodyItem[], index = now().items.length) => {
    const [first] = insertCopies(items, index);
    if (!first) return;
    requestFocus({ key: first.key, into: 'line' });
    announce(t(BODY_TEXTS.pasted, { count: items.length }));
  };
  const insertOpened = (item: EditedItem, index: number) => {
    requestFocus({ key: item.key, into: 'form' });
    dispatch({ do: 'insert', items: [item], index, isOpened: true });
    announce(t(BODY_TEXTS.added, { name: describePosition(item.key) }));
  };
  const insertAround: InsertAround = (key, before, after) => {
    insertCopies(after, findIndex(key) + 1);
    insertCopies(before, findIndex(key));
  };
  return {
    insert,
    insertAround,
    /** Pastes the copied items. */
    paste: (index?: number) => insert(loadCopiedItems(), index),
    copy: (keys: ReadonlySet<string>) => {
      const items = now().items.filter(({ key }) => keys.has(key));
      copyItems(items);
      announce(t(BODY_TEXTS.copied, { count: items.length }));
    },
    removeMany: (keys: ReadonlySet<string>) => {
      const before = now().items.length;
      const { items } = dispatch({ do: 'remove', keys });
      announce(t(BODY_TEXTS.removedMany, { count: before - items.length }));
    },
    add: (type: BodyItemType, index = now().items.length) =>
      insertOpened(createBlankItem(type, generateItemKey()), index),
    replace: (key: string, item: EditedItem) =>
      void dispatch({ do: 'replace', key, item, at: Date.now() }),
    remove: (key: string) => {
      const name = describePosition(key);
      const at = findIndex(key);
      const neighbour = now().items[at + 1] ?? now().items[at - 1];
      if (neighbour) requestFocus({ key: neighbour.key, into: 'line' });
      dispatch({ do: 'remove', keys: new Set([key]) });
      announce(t(BODY_TEXTS.removed, { name }));
    },
    move: (key: string, to: number) => {
      const before = now();
      requestFocus({ element: document.activeElement });
      const { items } = dispatch({ do: 'move', key, to });
      if (items !== before.items)
        announce(t(BODY_TEXTS.moved, { number: findIndex(key) + 1, total: items.length }));
    },
    duplicate: (key: string) => {
      const at = findIndex(key);
      const item = now().items[at];
      if (item) insertOpened({ ...item, key: generateItemKey() }, at + 1);
    },
  };
}
