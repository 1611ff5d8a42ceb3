import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

export type MediaTexts = (
  key: keyof typeof TEXTS,
  params?: Record<string, string | number>,
) => string;

/** The words of the media library in the interface's language. */
export function useMediaTexts(): MediaTexts {
  const t = useMessage();
  return (key, params = {}) =>
    t.of(TEXTS[key]).replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
