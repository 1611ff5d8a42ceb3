import { useMessage } from '@admissions/store';
import { LIST_TEXTS } from './list-texts.ts';

/** The words of lists in the interface's language; `{name}` is replaced by the parameter of that name. */
export function useListTexts() {
  const t = useMessage();
  return (key: keyof typeof LIST_TEXTS, params: Record<string, string | number> = {}) =>
    t
      .of(LIST_TEXTS[key])
      .replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
