import { toPlainLine } from './to-plain-line.ts';

/** Numbers with extensions, as `foldPhone` writes them; no flags, as in JSON Schema. */
export const PHONE =
  /^[+(]?\d[\d()\- ]{5,}(#\d{1,6}([~,]\d{1,6})*)?( \/ [+(]?\d[\d()\- ]{5,}(#\d{1,6}([~,]\d{1,6})*)?)*$/;

const DASH = /[‐‒–—―−─ー]|(?<=\d)\.(?=\d)/g;
const EXTENSION = / *(?:轉?分機|[轉转]|內線|#|ext(?:ension|\.)?)[ :]*(?=\d)/gi;
const OTHER_NUMBER = /(?<=[\d)]) *[、,;/或及和] *(?=[+(]?\d[\d()\- ]{5})/g;
const RANGE = /(?<=#[\d~,]*\d) *[-~〜至到] *(?=\d{1,6}(?!\d))/g;
const OTHER_EXTENSION = /(?<=#[\d~,]*\d) *[、,;/或及和] *(?=\d{1,5}(?! *[\d()-]))/g;

/** (02)27712171轉 1100～1102、03-4638800 becomes (02)27712171#1100~1102 / 03-4638800. */
export const foldPhone = (text: string) =>
  toPlainLine(text)
    .replace(DASH, '-')
    .replace(EXTENSION, '#')
    .replace(OTHER_NUMBER, ' / ')
    .replace(RANGE, '~')
    .replace(OTHER_EXTENSION, ',');

/** Dials the first number, and its first extension after a pause. */
export const toTelHref = (phone: string) =>
  `tel:${foldPhone(phone)
    .split(/[~,/]/, 1)[0]
    ?.replace('#', ',')
    .replace(/[^\d+,]/g, '')}`;
