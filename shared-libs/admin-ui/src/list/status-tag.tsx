import { Tag } from 'antd';
import { momentText } from '../taipei.ts';
import { useTexts } from '../use-texts.ts';
import type { AnyEntry } from './load-list.ts';
import type { ShownState } from './shown-state.ts';
import { shownStateOf } from './shown-state.ts';
import styles from './status-tag.module.css';
import { useListTexts } from './use-list-texts.ts';

const COLOURS: Record<ShownState, string> = {
  draft: 'default',
  published: 'success',
  scheduled: 'processing',
  ended: 'warning',
  trash: 'error',
};

/** How an entry stands towards visitors, and when that changes. */
export function StatusTag({ entry }: { entry: AnyEntry }) {
  const says = useTexts();
  const text = useListTexts();
  const state = shownStateOf(entry);
  const { publishAt, unpublishAt } = entry;
  const change =
    state === 'scheduled' && publishAt
      ? text('from', { time: momentText(publishAt) })
      : state === 'published' && unpublishAt
        ? text('until', { time: momentText(unpublishAt) })
        : null;
  return (
    <>
      <Tag color={COLOURS[state]}>{says(state)}</Tag>
      {change && <div className={styles.change}>{change}</div>}
    </>
  );
}
