// @vitest-environment jsdom
import { bachelorEntry } from '@admissions/contracts/kinds';
import { showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListWidget } from './list-widget.tsx';
import { WIDGETS } from './widgets.tsx';

afterEach(cleanup);
interface Given {
  name: 'years' | 'portfolio';
  initial: unknown;
  errors?: Record<string, string>;
}
function Form({
  name,
  initial,
  errors = {},
  onValue,
}: Given & { onValue: (value: unknown) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <ListWidget
      widgets={WIDGETS}
      kind={bachelorEntry}
      name={name}
      field={bachelorEntry.fields[name]}
      label="清單"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
      onBlur={() => {}}
      error={undefined}
      errors={errors}
    />
  );
}
function show(given: Given) {
  const onValue = vi.fn<(value: unknown) => void>();
  showPage(<Form {...given} onValue={onValue} />);
  return () => onValue.mock.lastCall?.[0];
}
const year = (number: number) => ({ year: number, quota: 53, weights: null });
const line = (number: number) => screen.getByRole('button', { name: `第${number}列` });
const isOpen = (number: number) => line(number).getAttribute('aria-expanded') === 'true';

describe('ListWidget with rows of many parts', () => {
  it('draws a closed list as tick boxes, kept in its order', () => {
    const last = show({ name: 'portfolio', initial: ['c'] });
    fireEvent.click(screen.getByRole('checkbox', { name: '修課紀錄' }));
    expect(last()).toEqual(['a', 'c']);
  });
  it('opens the newest of many-parted rows and shows the others as a line of their numbers', () => {
    show({ name: 'years', initial: [year(116), year(115)] });
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    expect(line(2).textContent).toContain('115');
    expect(line(2).textContent).toContain('53');
  });
  it('opens a row that something is wrong in', () => {
    show({
      name: 'years',
      initial: [year(116), year(115)],
      errors: { '1.quota': '此欄位為必填' },
    });
    expect(isOpen(2)).toBe(true);
  });
  it('starts a new row with what is empty, and takes decimals inside of a list in it', () => {
    const last = show({ name: 'years', initial: [] });
    fireEvent.click(screen.getByRole('button', { name: '新增一列' }));
    expect(last()).toEqual([expect.objectContaining({ year: null, quota: null, screens: [] })]);
    const weights = screen.getByRole('group', { name: '採計與加權' });
    fireEvent.click(within(weights).getByRole('button', { name: '新增一列' }));
    fireEvent.click(
      within(weights).queryByRole('button', { name: '第1列', expanded: false }) ?? weights,
    );
    fireEvent.change(screen.getByRole('spinbutton', { name: /^加權/ }), {
      target: { value: '1.25' },
    });
    expect(last()).toMatchObject([{ weights: [{ subject: null, weight: 1.25 }] }]);
  });
});
