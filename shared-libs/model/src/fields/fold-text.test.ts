import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE, toTelHref } from '../base/phone.ts';
import { buildFieldSchema } from '../schema/index.ts';
import { foldText } from './fold-text.ts';
import { date, email, phone, text } from './index.ts';

const RUNS = { numRuns: 2000 };
const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const oneOf = (...options: string[]) => fc.constantFrom(...options);
const FULL_WIDTH_OFFSET = 0xfee0;
const widen = (typed: string) =>
  typed.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_OFFSET));
/** A text as typed: half or full width, with spaces or invisible characters around. */
const asTyped = (typed: string) =>
  fc
    .tuple(fc.boolean(), oneOf('', ' ', '\u3000', '\u200B', '\uFEFF'), oneOf('', '\u202C', '\n'))
    .map(([isWide, before, after]) => before + (isWide ? widen(typed) : typed) + after);
const folded = <T>(pair: fc.Arbitrary<{ typed: string; expected: T }>) =>
  pair.chain(({ typed, expected }) => asTyped(typed).map((each) => ({ typed: each, expected })));

describe('a telephone number', () => {
  const schema = buildFieldSchema(phone());
  it.each([
    ['03-4638800轉2315', '03-4638800#2315', 'tel:034638800,2315'],
    ['03-4638800分機2315', '03-4638800#2315', 'tel:034638800,2315'],
    ['(02)27712171轉 1100~1102', '(02)27712171#1100~1102', 'tel:0227712171,1100'],
    ['03-4638800 / 0912345678', '03-4638800 / 0912345678', 'tel:034638800'],
    ['０３－４６３８８００＃２３', '03-4638800#23', 'tel:034638800,23'],
    ['03-4638800 ext. 23', '03-4638800#23', 'tel:034638800,23'],
    ['034638800EXT7', '034638800#7', 'tel:034638800,7'],
    ['+886 3 4638800', '+886 3 4638800', 'tel:+88634638800'],
    ['03.463.8800', '03-463-8800', 'tel:034638800'],
    [
      '03-4638800轉2315、2316或0912-345-678',
      '03-4638800#2315,2316 / 0912-345-678',
      'tel:034638800,2315',
    ],
  ])('typed as %s is stored as %s', (typed, expected, href) => {
    expect(schema.parse(typed)).toBe(expected);
    expect(toTelHref(expected)).toBe(href);
  });
  it.each(['', '12345', 'phone', '03-1234567#', '03-1234567 x9', '03-4638800 / 23', '2315轉'])(
    'is refused if it is %j',
    (typed) => expect(schema.safeParse(typed).success).toBe(false),
  );
  it('has one form however it is typed', () => {
    const number = fc.oneof(
      fc
        .tuple(oneOf('0'), digits(1), oneOf('-', '–', '−', '.'), digits(6, 8))
        .map(([zero, area, dash, local]) => ({
          typed: `${zero}${area}${dash}${local}`,
          expected: `${zero}${area}-${local}`,
        })),
      fc.tuple(digits(1), digits(7, 8)).map(([area, local]) => ({
        typed: `(0${area})${local}`,
        expected: `(0${area})${local}`,
      })),
      digits(8).map((rest) => ({ typed: `09${rest}`, expected: `09${rest}` })),
    );
    const extension = fc
      .tuple(
        oneOf('轉', '分機', '轉分機', ' 分機：', '#', ' ext. ', ' EXT', ' extension '),
        digits(1, 6),
        fc.option(fc.tuple(oneOf('~', '～', '〜', ' - ', '至'), digits(1, 6))),
      )
      .map(([sign, first, range]) => ({
        typed: `${sign}${first}${range?.join('') ?? ''}`,
        expected: `#${first}${range ? `~${range[1]}` : ''}`,
      }));
    const single = fc.tuple(number, fc.option(extension)).map(([one, more]) => ({
      typed: one.typed + (more?.typed ?? ''),
      expected: one.expected + (more?.expected ?? ''),
    }));
    const several = fc
      .tuple(single, fc.option(fc.tuple(oneOf('/', ' / ', '、', '，', '；', '或'), single)))
      .map(([one, more]) => ({
        typed: one.typed + (more ? more[0] + more[1].typed : ''),
        expected: one.expected + (more ? ` / ${more[1].expected}` : ''),
      }));
    fc.assert(
      fc.property(folded(several), ({ typed, expected }) => {
        expect(schema.parse(typed)).toBe(expected);
        expect(foldText('phone', expected)).toBe(expected);
        expect(PHONE.test(expected)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a day', () => {
  const schema = buildFieldSchema(date());
  const real = fc
    .date({ min: new Date('1912-01-01'), max: new Date('2910-12-31'), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10));
  it('has one form however it is typed', () => {
    const typed = fc
      .tuple(
        real,
        oneOf('/', '-', '.', ' / ', '年'),
        fc.boolean(),
        fc.boolean(),
        oneOf('', '(六)', '（星期日）', ' (週一)'),
      )
      .map(([expected, sign, isPadded, isRoc, weekday]) => {
        const [year = 0, ...rest] = expected.split('-').map(Number);
        const [month, day] = rest.map((part) => String(part).padStart(isPadded ? 2 : 1, '0'));
        const roc = year - 1911;
        const era = isRoc && (roc < 100 || sign === '年') ? '民國' : '';
        const shown = `${era}${isRoc ? roc : year}`;
        return {
          expected,
          typed:
            (sign === '年' ? `${shown}年${month}月${day}日` : [shown, month, day].join(sign)) +
            weekday,
        };
      })
      .filter(({ typed: each }) => !/^民國\d\D/.test(each));
    fc.assert(
      fc.property(folded(typed), ({ typed: each, expected }) => {
        expect(schema.parse(each)).toBe(expected);
      }),
      RUNS,
    );
  });
  it.each([
    '11/28/2026',
    '26/11/28',
    '2026-02-30',
    '115/13/01',
    '民國2026年1月1日',
    '2026/11/28 10:00',
    '2026',
    '',
  ])('is refused if it is %j', (typed) => expect(schema.safeParse(typed).success).toBe(false));
});

it('an e-mail address has one form however it is typed', () => {
  const address = fc
    .tuple(fc.stringMatching(/^[a-z0-9]{1,9}$/), oneOf('.', '。', '．'))
    .map(([name, dot]) => ({
      typed: `${name}@example${dot}edu.tw`,
      expected: `${name}@example.edu.tw`,
    }));
  fc.assert(
    fc.property(folded(address), ({ typed, expected }) => {
      expect(buildFieldSchema(email()).parse(typed)).toBe(expected);
    }),
    RUNS,
  );
});

it.each([
  ['４０', '40'],
  [' 1,200 ', '1200'],
  ['１，２３４，５６７．５', '1234567.5'],
  ['1,2', '1,2'],
  ['−3', '-3'],
])('a number typed as %j becomes %s', (typed, expected) =>
  expect(foldText('integer', typed)).toBe(expected),
);

describe('a title', () => {
  const schema = buildFieldSchema(text(80));
  it.each(['（全形）標點，保留：是', '👩‍🎓 家人'])('%j is stored as typed', (title) =>
    expect(schema.parse(title)).toBe(title),
  );
  it('of invisible characters only is empty', () =>
    expect(schema.safeParse('\u200B\u2060').success).toBe(false));
  it('is stored without characters that nobody sees', () => {
    const part = fc.oneof(
      oneOf('招', '生', '🎓', '（', 'a'),
      oneOf('\u200B', '\u202E', '\u2066', '\uFEFF', '\u00AD'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const seen = parts.filter((each) => !/\p{Cf}/u.test(each)).join('');
        const checked = schema.safeParse(parts.join(''));
        expect(checked.data ?? '').toBe(seen);
      }),
      RUNS,
    );
  });
});
