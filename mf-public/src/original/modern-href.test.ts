import { expect, it } from 'vitest';
import { classicHref, modernHref } from './modern-href.ts';

it.each([
  ['/original/formVsit', '/formVisit'],
  ['/original/unlifeCont?id=3', '/lifeCont?id=3'],
  ['/original/universitylife?type=2', '/life?type=2'],
  ['/original', '/'],
])('modernHref maps %s to %s', (address, href) => expect(modernHref(address)).toBe(href));

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
])('classicHref maps %s to %s', (href, classic) => expect(classicHref(href)).toBe(classic));
