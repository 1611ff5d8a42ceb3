import { expect, it } from 'vitest';
import { leftText } from './left-text.ts';

it.each([
  [300, '5:00'],
  [249, '4:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('%i seconds left read %s', (seconds, words) => expect(leftText(seconds)).toBe(words));
