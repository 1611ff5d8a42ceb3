import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

/** The words of this remote in the interface's language. */
export function useTexts() {
  const t = useMessage();
  return (key: keyof typeof TEXTS) => t.of(TEXTS[key]);
}
