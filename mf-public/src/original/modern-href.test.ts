import { expect, it } from 'vitest';
import { MODERN, modernHref } from './modern-href.ts';

it('knows all 27 pages of the earlier edition', () => expect(Object.keys(MODERN)).toHaveLength(27));
it.each([
  ['/original/formVsit', '/formVisit'],
  ['/original/unlifeCont?id=3', '/lifeCont?id=3'],
  ['/original/universitylife?type=2', '/life?type=2'],
  ['/original', '/'],
])('%s is %s today', (address, href) => expect(modernHref(address)).toBe(href));
