import type { AnyKind } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { PositionDialog } from '../base/position-dialog.tsx';
import type { TableColumn } from '../table/columns.ts';
import styles from './kind-list.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';
import { handleStep, OrderHandle } from './order-handle.tsx';
import { useOrder } from './use-order.ts';
import { useRowDrag } from './use-row-drag.ts';
import type { Run } from './use-run.ts';

/** Column, row props and dialog that move entries where the list shows the manual order. */
export function useManualOrder(kind: AnyKind, loaded: LoadedList, run: Run, isSortable: boolean) {
  const t = useMessage();
  const { state, page } = loaded;
  const order = useOrder(kind, loaded, run);
  const [positioned, setPositioned] = useState<AnyEntry | null>(null);
  const drag = useRowDrag((id, over, isAfter) => {
    const others = order.list.map((entry) => entry.id).filter((each) => each !== id);
    order.drop(id, others.indexOf(over) + (isAfter ? 1 : 0));
  });
  const positionOf = ({ id }: AnyEntry) =>
    order.offset + order.list.findIndex((entry) => entry.id === id) + 1;
  const isMovable =
    isSortable && state.sort === '' && state.text === '' && state.status === '' && page.total > 1;
  const column: TableColumn<AnyEntry> = {
    key: 'order',
    title: t(LIST_TEXTS.order),
    width: '4.5rem',
    render: (_, entry) => (
      <OrderHandle
        entry={entry}
        at={positionOf(entry)}
        of={page.total}
        drag={drag}
        onStep={(by) => order.step(entry.id, by)}
      />
    ),
  };
  return {
    list: order.list,
    isMovable,
    columns: isMovable ? [column] : [],
    rowClassName: ({ id }: AnyEntry) => styles[drag.markOf(id) ?? ''] ?? '',
    onRow: ({ id }: AnyEntry) =>
      isMovable
        ? { onKeyDown: (event: KeyboardEvent) => handleStep(event, (by) => order.step(id, by)) }
        : {},
    openPositionDialog: setPositioned,
    dialogs: (
      <>
        <p role="status" className="vh">
          {order.announcement}
        </p>
        {positioned && (
          <PositionDialog
            title={entryTitle(positioned)}
            at={positionOf(positioned)}
            of={page.total}
            onChoose={(position) => order.moveTo(positioned.id, position)}
            onClose={() => setPositioned(null)}
          />
        )}
      </>
    ),
  };
}
