import { useMessage } from '@admissions/store';
import type { TextParams } from '../messages/text-of.ts';
import { textOf } from '../messages/text-of.ts';
import type { TextKey } from '../messages/zh-tw.ts';

/** The remote's own texts in the interface's language; the shared ones are in useMessage. */
export function useText() {
  const { locale } = useMessage();
  return (key: TextKey, params?: TextParams) => textOf(locale, key, params);
}
