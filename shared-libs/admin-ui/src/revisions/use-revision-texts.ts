import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

/** The words of the history in the interface's language; `{name}` is replaced by the parameter of that name. */
export function useRevisionTexts() {
  const t = useMessage();
  return (key: keyof typeof TEXTS, params: Record<string, string | number> = {}) =>
    t.of(TEXTS[key]).replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
