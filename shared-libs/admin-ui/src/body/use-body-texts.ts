import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { TEXTS, TYPE_LABELS } from './texts.ts';

export interface BodyTexts {
  (key: keyof typeof TEXTS, params?: Record<string, string | number>): string;
  /** What a type is called; an unknown type by its own name. */
  type(type: string): string;
}
/** The words of the body editor in the interface's language. */
export function useBodyTexts(): BodyTexts {
  const t = useMessage();
  const say = (key: keyof typeof TEXTS, params: Record<string, string | number> = {}) =>
    t.of(TEXTS[key]).replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
  return Object.assign(say, { type: (type: string) => labelOf(type, t.of) });
}
function labelOf(type: string, of: (pair: Localised) => string): string {
  const label = (TYPE_LABELS as Record<string, Localised | undefined>)[type];
  return label ? of(label) : type;
}
