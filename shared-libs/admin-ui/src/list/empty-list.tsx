import { useMessage } from '@admissions/store';
import { Button, Empty } from 'antd';
import { TEXTS } from '../base/texts.ts';
import type { ListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';

interface EmptyListProps {
  state: ListState;
  total: number;
  /** Filters of the page, not chosen by the user. */
  fixed: readonly string[];
  onShow: (change: Partial<ListState>) => void;
}
/** Action that leads to a non-empty list. */
interface SuggestedAction {
  label: string;
  change: Partial<ListState>;
}
/** Why a list is empty, and what to do. */
export function EmptyList({
  state: { text: words, status, filters },
  total,
  fixed,
  onShow,
}: EmptyListProps) {
  const t = useMessage();
  const [reason, action] = findReason();

  function findReason(): [string, SuggestedAction | null] {
    if (total > 0)
      return [t(LIST_TEXTS.beyond), { label: t(LIST_TEXTS.firstPage), change: { page: 1 } }];
    if (status === 'trash' && words === '')
      return [
        t(LIST_TEXTS.emptyTrash),
        { label: t(LIST_TEXTS.leaveTrash), change: { status: '', page: 1 } },
      ];
    const isNarrowed =
      words !== '' || status !== '' || Object.keys(filters).some((name) => !fixed.includes(name));
    if (isNarrowed)
      return [
        t(LIST_TEXTS.emptySearch),
        { label: t(TEXTS.reset), change: { text: '', status: '', filters: {}, page: 1 } },
      ];
    return [t(LIST_TEXTS.emptyKind), null];
  }
  return (
    <Empty description={reason} image={Empty.PRESENTED_IMAGE_SIMPLE}>
      {action && <Button onClick={() => onShow(action.change)}>{action.label}</Button>}
    </Empty>
  );
}
