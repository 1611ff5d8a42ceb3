import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it('mailLink creates a mail without letting the address inject recipients or headers', () => {
  const link = mailLink({
    to: 'a@example.edu.tw?bcc=b@example.edu.tw&x',
    subject: '校園參訪（V-1）',
    body: '王老師您好：\n再見',
  });
  const url = new URL(link);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('校園參訪（V-1）');
  expect(url.searchParams.get('body')).toBe('王老師您好：\r\n再見');
});
