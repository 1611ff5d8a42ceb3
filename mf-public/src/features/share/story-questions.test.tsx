import { hrefOf, showPage, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoryQuestions } from './story-page.tsx';

const story = { id: 3, name: '王同學' };

it('StoryQuestions shows answers and dates without names, and links to the form of this story', () => {
  const question = { question: '怕血可以讀護理嗎？', answer: '可以坐下。', date: '2026-10-16' };
  showPage(
    <StoryQuestions
      story={story}
      questions={[
        { id: 2, name: null, ...question },
        { id: 1, name: '怕血的人', ...question },
      ]}
    />,
    { at: '/shareCont?id=3' },
  );
  expect(textsOf(screen.getAllByRole('term'))).toEqual([
    '一位訪客怕血可以讀護理嗎？',
    '怕血的人怕血可以讀護理嗎？',
  ]);
  expect(screen.getAllByText(/王同學・2026\/10\/16/)).toHaveLength(2);
  expect(hrefOf('問王同學一個問題')).toBe('/formQuestion?id=3');
});
