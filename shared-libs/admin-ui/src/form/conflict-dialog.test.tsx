// @vitest-environment jsdom
import { news } from '@admissions/model/kinds';
import { type AnyEntry, mergeValues } from '@admissions/model/merge';
import { showPage } from '@admissions/tools/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applyChoices, type Choices } from '../base/conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const text = (key: string, html: string) => ({ type: 'text', key, html: `<p>${html}</p>` });
const BASE = [text('a', '開頭'), text('b', '報名到三月'), text('c', '結尾')];
const THEIRS = [
  text('a', '他的開頭'),
  text('b', '報名到五月'),
  text('t', '他加的'),
  text('c', '結尾'),
];

describe('ConflictDialog', () => {
  function open(mine: object[]) {
    const merged = mergeValues(news, {
      base: { body: BASE },
      mine: { body: mine },
      theirs: { body: THEIRS },
    });
    const onChoose = vi.fn();
    showPage(
      <ConflictDialog
        kind={news}
        conflict={{
          fields: merged.conflicts,
          bodies: merged.bodies,
          mine: merged.values,
          theirs: { body: THEIRS, updatedBy: '林小美' } as unknown as AnyEntry,
        }}
        onChoose={onChoose}
        onCancel={() => {}}
      />,
    );
    const choose = () => {
      fireEvent.click(screen.getByRole('button', { name: '用這些內容儲存' }));
      const [choices] = onChoose.mock.calls[0] as [Choices];
      const { body } = applyChoices(merged, { body: THEIRS }, (id) => choices[id]);
      return (body as { html: string }[]).map(({ html }) => html.replace(/<\/?p>/g, ''));
    };
    return { choose };
  }

  it('prompts for the one body item that both changed, and keeps the rest of both', () => {
    const { choose } = open([BASE[0] as object, text('b', '報名到四月'), text('c', '我的結尾')]);
    const [conflictGroup, ...more] = screen.getAllByRole('group');
    expect(more).toEqual([]);
    expect(conflictGroup?.querySelector('legend')?.textContent).toMatch(/第2項：文字/);
    expect(conflictGroup?.textContent).toContain('報名到四月');
    expect(conflictGroup?.textContent).toContain('報名到五月');
    expect(conflictGroup?.textContent).not.toContain('開頭');
    fireEvent.click(within(conflictGroup as HTMLElement).getByText('對方的'));
    expect(choose()).toEqual(['他的開頭', '報名到五月', '他加的', '我的結尾']);
  });
  it('shows which side removed the item that the other changed', () => {
    const { choose } = open([BASE[0] as object, text('c', '結尾')]);
    expect(screen.getByRole('radio', { name: /我的.*（刪除了這一項）/ })).toBeTruthy();
    expect(choose()).toEqual(['他的開頭', '他加的', '結尾']);
  });
});
