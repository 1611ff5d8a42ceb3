import { Button, Empty } from 'antd';
import { useTexts } from '../use-texts.ts';
import type { ListState } from './list-state.ts';
import { useListTexts } from './use-list-texts.ts';

interface EmptyListProps {
  state: ListState;
  total: number;
  onShow: (change: Partial<ListState>) => void;
}
/** Why a list is empty, and what to do. */
export function EmptyList({
  state: { text: words, status, filters },
  total,
  onShow,
}: EmptyListProps) {
  const says = useTexts();
  const text = useListTexts();
  const isNarrowed = words !== '' || status !== '' || Object.keys(filters).length > 0;
  const [reason, way] =
    total > 0
      ? ([text('beyond'), { label: text('firstPage'), change: { page: 1 } }] as const)
      : status === 'trash' && words === ''
        ? ([
            text('emptyTrash'),
            { label: text('leaveTrash'), change: { status: '', page: 1 } },
          ] as const)
        : isNarrowed
          ? ([
              text('emptySearch'),
              { label: says('reset'), change: { text: '', status: '', filters: {}, page: 1 } },
            ] as const)
          : ([text('emptyKind'), null] as const);
  return (
    <Empty description={reason} image={Empty.PRESENTED_IMAGE_SIMPLE}>
      {way && <Button onClick={() => onShow(way.change)}>{way.label}</Button>}
    </Empty>
  );
}
