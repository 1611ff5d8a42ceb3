// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadUnsaved } from './unsaved-values.ts';

it('opens a draft that version 0.9 stored in the browser', () => {
  const name = 'form-draft 7 news.news 3 title';
  localStorage.setItem(
    name,
    JSON.stringify({
      at: '2026-11-28T00:00:00.000Z',
      sealed:
        '0I0jX/67LkU08iRUm2HgZETvWgZO1OxkPyumWZs0SM5Oy/AlOaGeDrvZs6xxKHle0u4hYHuR2O7+cHX7GzjhRR3e+XENsrj0Ow==',
      base: 'vjXbZ7Uojt67FqLNW55YcAutmob3BzH9Oebhuxoywg3KKuGRtUxzP6+L2HY0OqUfhrJuCt+502gnb1cyRvRYJA==',
    }),
  );
  const draft = loadUnsaved(name, 'q'.repeat(43), Date.parse('2026-11-29'));
  expect(draft).toMatchObject({
    changed: { title: '還沒發布的消息' },
    base: { title: '開學典禮' },
  });
});
