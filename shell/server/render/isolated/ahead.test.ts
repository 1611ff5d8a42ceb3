import { describe, expect, it } from 'vitest';
import type { ReadAnswer } from '../public-reads.ts';
import { createAheadReceiver, createAheadSender } from './ahead.ts';

const answer = (text: string): ReadAnswer => ({ status: 200, text });

function channel(mostBytes?: number) {
  const send = createAheadSender(mostBytes);
  const receive = createAheadReceiver();
  return (ahead: Record<string, ReadAnswer>) => {
    const { isAnew, rows, body } = send(new Map(Object.entries(ahead)));
    const whole = Buffer.concat(body);
    const given = receive(isAnew, rows, whole);
    return {
      bytes: whole.length,
      texts: Object.fromEntries([...given].map(([path, { text }]) => [path, text])),
    };
  };
}

describe('answers that are sent along with an order', () => {
  it('come as they are, and once as long as they are the same', () => {
    const order = channel();
    const [one, two] = [answer('一'), answer('二二')];
    expect(order({ '/a': one, '/b': two })).toEqual({
      bytes: 9,
      texts: { '/a': '一', '/b': '二二' },
    });
    expect(order({ '/b': two })).toEqual({ bytes: 0, texts: { '/b': '二二' } });
    const changed = answer('三');
    expect(order({ '/a': one, '/b': changed })).toEqual({
      bytes: 3,
      texts: { '/a': '一', '/b': '三' },
    });
    expect(order({})).toEqual({ bytes: 0, texts: {} });
  });
  it('are forgotten on both sides when they are too many bytes', () => {
    const order = channel(10);
    const [one, two] = [answer('a'.repeat(8)), answer('b'.repeat(8))];
    expect(order({ '/a': one }).bytes).toBe(8);
    expect(order({ '/b': two }).bytes).toBe(8);
    expect(order({ '/a': one, '/b': two })).toEqual({
      bytes: 16,
      texts: { '/a': 'a'.repeat(8), '/b': 'b'.repeat(8) },
    });
  });
});
