import type { StoredLetter } from '@admissions/protocol/forms';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LetterFields } from './letter-fields.tsx';

const letters: StoredLetter[] = [
  { name: '通知', state: 'contacted', text: '甲' },
  { name: '通知', state: 'contacted', text: '乙' },
  { name: 'done', state: 'declined', text: '丙' },
];

it('LetterFields offers each letter, also of one name or named like a state', async () => {
  apiAnswering(() => ({ data: letters }));
  const chooseTemplate = vi.fn();
  const letter = { subject: '', body: '' };
  const more = { letter, error: '', setLetter: () => {}, chooseTemplate };
  showPage(<LetterFields template={{ state: 'new' }} {...more} />);
  const choose = async (name: string, at = 0) => {
    fireEvent.mouseDown(screen.getByRole('combobox'));
    await screen.findByTitle('done');
    fireEvent.click(screen.getAllByTitle(name)[at] as HTMLElement);
  };
  await choose('通知', 1);
  await choose('done');
  await choose('已完成');
  expect(chooseTemplate.mock.calls).toEqual([[letters[1]], [letters[2]], [{ state: 'done' }]]);
});
