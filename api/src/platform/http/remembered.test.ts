import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('remembered', () => {
  it('works an answer out once, and again only when many others were asked for', () => {
    let made = 0;
    const of = remembered((text) => ({ text, made: ++made }));
    expect(of('a')).toBe(of('a'));
    for (let other = 0; other < 1000; other++) of(`other ${other}`);
    expect(of('a').made).toBe(1002);
  });
  it('remembers nothing of a long text, nor of one that it refuses', () => {
    let made = 0;
    const of = remembered((text) => {
      made++;
      if (text === 'bad') throw new Error('refused');
      return text;
    });
    for (const text of ['x'.repeat(501), 'x'.repeat(501)]) of(text);
    for (let time = 0; time < 2; time++) expect(() => of('bad')).toThrow('refused');
    expect(made).toBe(4);
  });
});
