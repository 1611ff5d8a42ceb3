import type { Localised } from '@admissions/contracts';
import type { MessageKey } from '@admissions/contracts/messages';
import { messageOf } from '@admissions/contracts/messages';

/** A sentence of the catalogue in both languages. */
export const zhTwAndEnglish = (key: MessageKey): Localised => ({ 'zh-TW': messageOf('zh-TW', key), en: messageOf('en', key) });
