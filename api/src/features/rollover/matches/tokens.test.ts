import { describe, expect, it } from 'vitest';
import { findTokens, suggestText } from './tokens.ts';

const describeTokens = (text: string) =>
  findTokens(text, 115)
    .map((token) => `${token.text}→${suggestText(token, 1, 'date')}${token.isSure ? '' : '?'}`)
    .join('；');
const onWeekday = (text: string) =>
  findTokens(text, 115).map((token) => suggestText(token, 1, 'weekday'));

describe('years and dates in a text', () => {
  it.each([
    ['115學年度碩士班招生', '115→116'],
    ['民國 115 年起，民國115年', '115→116；115→116'],
    ['１１５學年度', '１１５→１１６'],
    ['一一五學年度、一百一十五年度', '一一五→一一六；一百一十五→一百一十六'],
    ['二〇二六年夏令營', '二〇二六→二〇二七'],
    ['2026 元智高中生營隊', '2026→2027'],
    ['114至115學年度', '114→115；115→116'],
    ['114學年度註冊率98%', '114→115?'],
    ['115學測、115申請入學', '115→116；115→116'],
    ['報名至115年3月5日止', '115年3月5日→116年3月5日'],
    ['115年3月5日（四）', '115年3月5日（四）→116年3月5日（五）'],
    ['2026/03/05 (四)', '2026/03/05 (四)→2027/03/05 (五)'],
    ['115.3.5、2026-03-05', '115.3.5→116.3.5；2026-03-05→2027-03-05'],
    ['3月5日（星期四）放榜', '3月5日（星期四）→3月5日（星期五）'],
    ['3/5(四)起', '3/5(四)→3/5(五)'],
    ['三月五日放榜', '三月五日→三月五日?'],
    ['一百一十五年三月五日', '一百一十五年三月五日→一百一十六年三月五日'],
    ['考場115。', '115→116?'],
  ])('finds tokens in %s', (text, found) => expect(describeTokens(text)).toBe(found));

  it.each([
    '學費115元，招收115名，百分之115分',
    '民國78年創校，2010年改名',
    '電話03-4638800分機2026，115%',
    '第115號、1155、A115、/news/115',
    '一百多位老師、百年樹人',
    '2/3 的學生',
    '13月40日',
  ])('ignores %s', (text) => expect(describeTokens(text)).toBe(''));

  it('keeps the weekday instead of the date on request', () => {
    expect(onWeekday('115年3月5日（四）')).toEqual(['116年3月4日（四）']);
    expect(onWeekday('2026/12/31')).toEqual(['2027/12/30']);
    expect(onWeekday('2026/01/01')).toEqual(['2026/12/31']);
    expect(onWeekday('3/5(四)')).toEqual(['3/4(四)']);
    expect(onWeekday('三月五日（四）')).toEqual(['三月四日（四）']);
  });

  it('moves 29 February to the 28th', () =>
    expect(findTokens('117年2月29日', 117).map((token) => suggestText(token, 1, 'date'))).toEqual([
      '118年2月28日',
    ]));
});
