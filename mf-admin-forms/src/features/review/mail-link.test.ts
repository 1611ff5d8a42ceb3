import { describe, expect, it } from 'vitest';
import { callLink, mailLink } from './mail-link.ts';

describe('contact links', () => {
  it('create a mail without letting the address inject recipients or headers', () => {
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
  it.each([
    ['03-0000-201', 'tel:030000201'],
    ['(03) 463 8800 #2315', 'tel:034638800,2315'],
    ['+886 3 463 8800 ext. 21', 'tel:+88634638800,21'],
  ])('dial %s', (number, link) => {
    expect(callLink(number)).toBe(link);
  });
});
