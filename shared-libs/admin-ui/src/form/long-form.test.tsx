// @vitest-environment jsdom
import { bachelorDepartment, college, finder, office } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';
import { JumpList } from './jump-list.tsx';

describe('a long form', () => {
  it('has links to its parts, unlike a short one', () => {
    const onJump = vi.fn();
    const show = (kind: typeof bachelorDepartment | typeof college | typeof finder) =>
      showPage(<JumpList kind={kind} fields={Object.keys(kind.fields)} onJump={onJump} />);
    show(college);
    expect(screen.queryByRole('navigation')).toBeNull();
    show(bachelorDepartment);
    fireEvent.click(screen.getByRole('button', { name: '基本資料' }));
    fireEvent.click(screen.getByRole('button', { name: '註冊與畢業' }));
    show(finder);
    fireEvent.click(screen.getByRole('button', { name: '同義詞' }));
    expect(onJump.mock.calls).toEqual([['college'], ['enrolment'], ['synonyms']]);
  });
  it('has links to its parts where the kind names them', () => {
    const onJump = vi.fn();
    showPage(<JumpList kind={office} fields={Object.keys(office.fields)} onJump={onJump} />);
    fireEvent.click(screen.getByRole('button', { name: '標誌與顏色' }));
    expect(onJump).toHaveBeenCalledWith('logo');
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });
  it('takes words as tags, also several that are pasted, each once', () => {
    const { last } = showWidget({
      kind: bachelorDepartment,
      name: 'keywords',
      label: '常被找的詞',
      value: ['晶片'],
    });
    const input = screen.getByRole('combobox', { name: /^常被找的詞/ });
    fireEvent.change(input, { target: { value: '半導體' } });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(last()).toEqual(['晶片', '半導體']);
    fireEvent.change(input, { target: { value: '電機、晶片、電路、' } });
    expect(last()).toEqual(['晶片', '半導體', '電機', '電路']);
  });
  it('shows the first of many words, and all of them from the first focus on', () => {
    const value = Array.from({ length: 16 }, (_, index) => `詞${index + 1}`);
    showWidget({ kind: bachelorDepartment, name: 'keywords', label: '常被找的詞', value });
    const shown = () => value.filter((word) => screen.queryByText(word));
    expect(shown()).toHaveLength(15);
    screen.getByText('看全部16個');
    const input = screen.getByRole('combobox', { name: /^常被找的詞/ });
    fireEvent.focus(input);
    expect(shown()).toEqual(value);
    fireEvent.blur(input);
    expect(shown()).toEqual(value);
  });
});
