import { describe, expect, it } from 'vitest';
import { classicHref, MODERN, modernHref } from './modern-href.ts';

describe('modernHref', () => {
  it('covers all 27 pages of the earlier edition', () =>
    expect(Object.keys(MODERN)).toHaveLength(27));
  it.each([
    ['/original/formVsit', '/formVisit'],
    ['/original/unlifeCont?id=3', '/lifeCont?id=3'],
    ['/original/universitylife?type=2', '/life?type=2'],
    ['/original', '/'],
  ])('maps %s to %s', (address, href) => expect(modernHref(address)).toBe(href));
});

describe('classicHref', () => {
  it.each([
    ['/', '/original/home'],
    ['/?topic=early&year=2025#topics', '/original/home?topic=early&year=2025#topics'],
    ['/news?category=2&page=3', '/original/news?category=2&page=3'],
    ['/newsCont?id=7', '/original/newsCont?id=7'],
    ['/master#div2', '/original/phd#div2'],
    ['/life?type=2', '/original/universitylife#type2'],
    ['/formVisit', '/original/formVsit'],
    ['/masterCont?id=3', '/masterCont?id=3'],
    ['https://www.yzu.edu.tw/', 'https://www.yzu.edu.tw/'],
    ['#C', '#C'],
  ])('maps %s to %s', (href, classic) => expect(classicHref(href)).toBe(classic));
});
