import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

/** The words of this package in the interface's language; `{name}` is replaced by the parameter of that name. */
export function useTexts() {
  const t = useMessage();
  return (key: keyof typeof TEXTS, params: Record<string, string | number> = {}) =>
    filled(t.of(TEXTS[key]), params);
}
const filled = (text: Localised[keyof Localised], params: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
