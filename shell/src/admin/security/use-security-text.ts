import { filled } from '@admissions/contracts/messages';
import { useMessage } from '@admissions/store';
import { SECURITY_TEXTS } from './texts.ts';

/** The dialog's words in the interface's language. */
export function useSecurityText() {
  const { locale } = useMessage();
  return (key: keyof (typeof SECURITY_TEXTS)['en'], params?: Record<string, string | number>) =>
    filled(SECURITY_TEXTS[locale][key], params);
}

/** A moment (ISO 8601) for people: 2026/11/21 09:30, Taipei. */
export const momentOf = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replaceAll('-', '/');
