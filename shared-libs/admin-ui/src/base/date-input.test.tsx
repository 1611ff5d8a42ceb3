import { showPage, textsOf } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput } from './date-input.tsx';

function open({ value: initial = '', hasTime = false } = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <DateInput
          aria-label="日期"
          hasTime={hasTime}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
        <button type="button">下一欄</button>
      </>
    );
  }
  showPage(<Form />);
  return { input: screen.getByLabelText<HTMLInputElement>('日期'), onChange };
}

describe('DateInput', () => {
  it.each(['2026-11-28', '115/11/28', '民國115年11月28日（六）'])(
    'shows %s as a day',
    async (text) => {
      const { input, onChange } = open();
      await userEvent.type(input, text);
      await userEvent.tab();
      expect(onChange).toHaveBeenLastCalledWith('2026-11-28');
      await screen.findByDisplayValue('2026-11-28');
    },
  );
  it('parses a day while it is typed, before blur', async () => {
    const { input, onChange } = open();
    await userEvent.type(input, '115/11/28');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28');
    expect(input.value).toBe('2026-11-28');
  });
  it('parses a day with a time', async () => {
    const { input, onChange } = open({ hasTime: true });
    await userEvent.type(input, '115/11/28 10:00');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28T10:00');
  });
  it('shows year, month and day in the same order in every browser', () => {
    expect(open({ value: '2026-11-28' }).input.value).toBe('2026-11-28');
    cleanup();
    expect(open({ value: '2026-11-28T09:05', hasTime: true }).input.value).toBe('2026-11-28 09:05');
  });
  it('takes a typed day on Enter without sending the form', () => {
    const { input } = open({ value: '2026-11-28' });
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  });
  it('waits for the second digit of a day', async () => {
    const { input } = open();
    await userEvent.type(input, '2026/1/28');
    expect(input.value).toBe('2026-01-28');
    await userEvent.clear(input);
    await userEvent.type(input, '115/1/2');
    await userEvent.tab();
    await waitFor(() => expect(input.value).toBe('2026-01-02'));
  });
  it('marks the days of a range in its calendar', async () => {
    const marked = { begin: '2026-11-27', end: '2026-11-28' };
    showPage(<DateInput aria-label="日期" marked={marked} value="2026-11-20" onChange={vi.fn()} />);
    await userEvent.click(screen.getByLabelText('日期'));
    expect(textsOf([...document.querySelectorAll('mark')])).toEqual(['27', '28']);
  });
  it('is left by the Tab key', async () => {
    const { input } = open({ value: '2026-11-28' });
    await userEvent.click(input);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '下一欄' })).toBe(document.activeElement);
  });
  it('becomes empty when its text is deleted', async () => {
    const { input, onChange } = open({ value: '2026-11-28' });
    await userEvent.clear(input);
    expect(onChange).toHaveBeenLastCalledWith('');
  });
  it.each(['11/28/2026', '115/13/01'])('rejects %s', async (text) => {
    const { input, onChange } = open();
    await userEvent.type(input, text);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalledWith(expect.stringMatching(/./));
    await waitFor(() => expect(input.value).toBe(''));
  });
});
