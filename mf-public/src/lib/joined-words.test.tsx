import { showPage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { JoinedWords } from './joined-words.tsx';

it('ends no line with a dot between two items', () => {
  showPage(<JoinedWords>碩士招生40名・碩士、博士・中英雙語</JoinedWords>);
  expect(document.querySelector('.phrases')?.innerHTML).toBe(
    '碩士招生40名<wbr>・碩士、<wbr>博士<wbr>・中英雙語',
  );
});
