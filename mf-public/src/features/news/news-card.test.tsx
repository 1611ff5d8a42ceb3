// @vitest-environment jsdom

import type { ListedAt } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewsCard } from './news-card.tsx';

it('has the posting date only as text, not on the cover, where it reads as a deadline', () => {
  const article = {
    id: 7,
    title: '特殊選才受理報名',
    date: '2026-11-27',
    category: { id: 1, title: '招生公告' },
    pic: null,
    pinned: false,
    summary: '',
  } as unknown as ListedAt<'news'>;
  showPage(<NewsCard article={article} />);
  const card = screen.getByRole('listitem');
  expect(card.querySelector('[aria-hidden]')?.textContent).toBe('招生公告');
  expect(card.querySelectorAll('time')).toHaveLength(1);
});
