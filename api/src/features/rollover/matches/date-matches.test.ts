import { admissions } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { changedFields, listDateMatches } from './date-matches.ts';
import { replaceInMarkup } from './marked-text.ts';
import { confirmationKey, reviewMatches } from './reviewed-matches.ts';

const YEAR_SHIFT = { from: 115, years: 1 };
const row = {
  title: '115學年度申請入學',
  summary: '115年3月5日（四）前報名。其他見簡章',
  dates: [
    { label: '115學測', dates: { begin: '2026-01-17', end: '2026-01-19' } },
    { label: '放榜', dates: { begin: '2026-04-02', end: '2026-04-02' } },
  ],
  body: [
    {
      type: 'text',
      key: 'a',
      html: '<p>自<strong>115</strong>年起。</p><p>115 &amp; 116學年度</p>',
    },
    { type: 'table', key: 'b', head: ['項目', '2026年'], rows: [['報到', '115/6/1']] },
    { type: 'divider', key: 'c' },
  ],
};
const apply = (changes: { at: string; was: string; to: string }[]) =>
  changedFields(admissions, row, changes, YEAR_SHIFT);

describe('the years and dates of an entry', () => {
  it('are found in title, texts, rows, dates, body and tables, with their sentences', () =>
    expect(
      listDateMatches(admissions, row, YEAR_SHIFT).map(
        ({ at, before, text, after, suggestions }) => [
          at,
          `${before}[${text}]${after}`,
          suggestions.date,
        ],
      ),
    ).toEqual([
      ['title@0', '[115]學年度申請入學', '116'],
      ['summary@0', '[115年3月5日（四）]前報名。', '116年3月5日（五）'],
      ['dates.0.label@0', '[115]學測', '116'],
      ['dates.0.dates@0', '115學測：[2026-01-17 ～ 2026-01-19]', '2027-01-17 ～ 2027-01-19'],
      ['dates.1.dates@0', '放榜：[2026-04-02]', '2027-04-02'],
      ['body.#a.html@0', '自[115]年起。', '116'],
      ['body.#a.html@1', '[115] & 116學年度', '116'],
      ['body.#a.html@2', '115 & [116]學年度', '117'],
      ['body.#b.head.1@0', '[2026]年', '2027'],
      ['body.#b.rows.0.1@0', '[115/6/1]', '116/6/1'],
    ]));

  it('are not suggested again where a text names the next year already', () => {
    const named = {
      title: '116學年度申請入學',
      summary: '116年3月5日前報名，115與116學年度',
    };
    expect(
      listDateMatches(admissions, named, YEAR_SHIFT).map(({ text, suggestions }) => [
        text,
        suggestions.date,
      ]),
    ).toEqual([
      ['116', '116'],
      ['116年3月5日', '117年3月5日'],
      ['115', '116'],
      ['116', '117'],
    ]);
  });

  it('are changed together in one text without changes of markup', () => {
    const changed = apply([
      { at: 'body.#a.html@0', was: '115', to: '116' },
      { at: 'body.#a.html@2', was: '116', to: '一百一十七' },
      { at: 'dates.0.dates@0', was: '2026-01-17 ～ 2026-01-19', to: '2027-01-17~2027-01-18' },
    ]);
    expect(changed).toEqual({
      body: [
        {
          type: 'text',
          key: 'a',
          html: '<p>自<strong>116</strong>年起。</p><p>115 &amp; 一百一十七學年度</p>',
        },
        row.body[1],
        row.body[2],
      ],
      dates: [
        { label: '115學測', dates: { begin: '2027-01-17', end: '2027-01-18' } },
        row.dates[1],
      ],
    });
  });

  it('are not changed when the text differs', () => {
    expect(apply([{ at: 'title@0', was: '114', to: '116' }])).toBeNull();
    expect(apply([{ at: 'title@3', was: '115', to: '116' }])).toBeNull();
    expect(apply([{ at: 'body.#gone.html@0', was: '115', to: '116' }])).toBeNull();
  });

  it('keep tags inside a date and accept no markup', () =>
    expect(replaceInMarkup('<p>1<b>15</b>年</p>', 1, 4, '1<6')).toBe('<p>1&lt;6<b></b>年</p>'));
});

describe('reviewed matches', () => {
  const initial = listDateMatches(admissions, row, YEAR_SHIFT);
  const statesOf = (now: typeof row, confirmed: string[] = []) =>
    Object.fromEntries(
      reviewMatches(listDateMatches(admissions, now, YEAR_SHIFT), initial, confirmed).map(
        ({ at, state }) => [at, state],
      ),
    );

  it('are open until changed or confirmed', () => {
    const now = { ...row, title: '116學年度申請入學' };
    expect(
      statesOf(now, [confirmationKey({ at: 'summary@0', text: '115年3月5日（四）' })]),
    ).toMatchObject({
      'title@0': 'changed',
      'summary@0': 'kept',
      'dates.0.label@0': 'open',
      'body.#a.html@2': 'open',
    });
  });

  it('follow moved rows and items, and exclude added ones', () => {
    const now = {
      ...row,
      dates: [
        { label: '115新的', dates: { begin: '2027-01-01', end: '2027-01-02' } },
        ...row.dates,
      ],
      body: [...row.body].reverse(),
    };
    const states = statesOf(now);
    expect(states['dates.1.label@0']).toBe('open');
    expect(states['dates.0.label@0']).toBeUndefined();
    expect(states['body.#a.html@1']).toBe('open');
    expect(states['dates.2.dates@0']).toBe('open');
  });

  it('exclude 114 in a table that also had 115', () => {
    const table = (...cells: string[]) => ({
      ...row,
      body: [{ type: 'table', key: 'b', head: cells, rows: [] }],
    });
    const finds = reviewMatches(
      listDateMatches(admissions, table('115學年度', '116學年度'), YEAR_SHIFT),
      listDateMatches(admissions, table('114學年度', '115學年度'), YEAR_SHIFT),
      [],
    );
    expect(finds.flatMap(({ field, state }) => (field === 'body' ? [state] : []))).toEqual([
      'changed',
      'changed',
    ]);
  });

  it('exclude 115 that replaced 114', () => {
    const first = { ...row, title: '114與115學年度' };
    const then = { ...row, title: '115與115學年度' };
    const finds = reviewMatches(
      listDateMatches(admissions, then, YEAR_SHIFT),
      listDateMatches(admissions, first, YEAR_SHIFT),
      [],
    );
    expect(finds.slice(0, 2).map(({ state }) => state)).toEqual(['changed', 'open']);
  });
});
