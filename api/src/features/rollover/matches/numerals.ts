const DIGITS = '〇一二三四五六七八九';
const OTHER_ZEROS = /[零○]/g;

/** Digits of either width, or Chinese numerals. */
export const NUMERAL = '(?:[0-9]+|[０-９]+|[〇零○一二三四五六七八九十百]+)';

/** Parses 115, １１５, 一一五, 一百一十五, 二〇二六; null otherwise. */
export function parseNumeral(text: string) {
  const plain = text.normalize('NFKC');
  if (/^[0-9]{1,6}$/.test(plain)) return Number(plain);
  const chinese = plain.replace(OTHER_ZEROS, '〇');
  if (/^[〇一二三四五六七八九]+$/.test(chinese))
    return Number([...chinese].map((sign) => DIGITS.indexOf(sign)).join(''));
  const parts =
    /^(?:([一二三四五六七八九])百)?〇?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(
      chinese,
    );
  if (!parts || chinese === '') return null;
  const [, hundreds, tens, ten, ones] = parts;
  const digit = (sign: string | undefined) => (sign ? DIGITS.indexOf(sign) : 0);
  return digit(hundreds) * 100 + (ten ? (digit(tens) || 1) * 10 : 0) + digit(ones);
}

/** Uses the digits, width and leading zero of the sample. */
export function formatNumeral(number: number, sample: string) {
  if (/^[0-9]+$/.test(sample)) return padNumeral(number, sample);
  if (/^[０-９]+$/.test(sample)) return padNumeral(number, sample).replace(/[0-9]/g, widen);
  const zero = /[零○]/.exec(sample)?.[0] ?? '〇';
  if (sample.length > 1 && !/[十百]/.test(sample))
    return [...String(number)]
      .map((digit) => DIGITS[Number(digit)])
      .join('')
      .replaceAll('〇', zero);
  return toChineseNumeral(number, { zero, saysOneTen: !sample.includes('百十') });
}

function toChineseNumeral(
  number: number,
  { zero, saysOneTen }: { zero: string; saysOneTen: boolean },
) {
  const hundreds = Math.floor(number / 100);
  const tens = Math.floor((number % 100) / 10);
  const ones = number % 10;
  const before = hundreds > 0 ? `${DIGITS[hundreds]}百` : '';
  const isOneTenWritten = hundreds > 0 && saysOneTen;
  const middle = tens > 0 ? `${tens === 1 && !isOneTenWritten ? '' : DIGITS[tens]}十` : '';
  const gap = hundreds > 0 && tens === 0 && ones > 0 ? zero.replace('〇', '零') : '';
  return `${before}${gap}${middle}${ones > 0 ? DIGITS[ones] : ''}`;
}
const padNumeral = (number: number, sample: string) =>
  /^[0０]/.test(sample) ? String(number).padStart(sample.length, '0') : String(number);
const widen = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
