import { boolean, integer, longText, optional, text } from '../fields/index.ts';
import { closingLabels } from './contact-fields.ts';
import { defineForm } from './form.ts';

/** A question to a storyteller: no request, and answered in public or not at all. */
export const question = defineForm({
  name: 'question',
  letter: 'Q',
  label: { 'zh-TW': '問學長姐一個問題', en: 'Ask a senior student' },
  fields: {
    story: integer(1, 999_999_999),
    name: optional(text(20)),
    question: longText(300),
    consent: boolean(),
  },
  labels: {
    story: { 'zh-TW': '哪一篇故事', en: 'Which story' },
    name: { 'zh-TW': '怎麼稱呼你', en: 'What to call you' },
    question: { 'zh-TW': '你的問題', en: 'Your question' },
    consent: closingLabels.consent,
  },
  options: {},
});
