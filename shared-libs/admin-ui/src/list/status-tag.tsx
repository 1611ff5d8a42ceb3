import { Tag } from 'antd';
import { useTexts } from '../use-texts.ts';
import type { AnyEntry } from './load-list.ts';
import type { ShownState } from './shown-state.ts';
import { shownStateOf } from './shown-state.ts';

const COLOURS: Record<ShownState, string> = { draft: 'default', published: 'success', scheduled: 'processing', ended: 'warning', trash: 'error' };

export function StatusTag({ entry }: { entry: AnyEntry }) {
  const text = useTexts();
  const state = shownStateOf(entry);
  return <Tag color={COLOURS[state]}>{text(state)}</Tag>;
}
