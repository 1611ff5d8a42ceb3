import { LOCALES } from '@admissions/model';

interface WithHeaders {
  headers: { 'accept-language'?: string | undefined };
}

/** The preferred supported language of Accept-Language; default Traditional Chinese. */
export function readLocale({ headers }: WithHeaders) {
  const preferences = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(parsePreference)
    .filter(({ weight }) => weight > 0);
  preferences.sort((a, b) => b.weight - a.weight);
  for (const { language } of preferences) {
    const found = LOCALES.find((locale) => locale.slice(0, 2) === language);
    if (found) return found;
  }
  return 'zh-TW';
}

function parsePreference(text: string) {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';');
  const q = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
  return { language: tag.slice(0, 2), weight: q === undefined ? 1 : Number(q) || 0 };
}
