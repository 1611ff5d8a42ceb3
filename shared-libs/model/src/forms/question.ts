import { pair } from '../base/locale.ts';
import { boolean, integer, longText, optional, text } from '../fields/index.ts';
import { closingLabels, defineForm } from './form.ts';

/** A question to a storyteller: no request, and answered in public or not at all. */
export const question = defineForm({
  name: 'question',
  letter: 'Q',
  label: pair('問學長姐一個問題', 'Ask a senior student'),
  fields: {
    story: integer(1, 999_999_999),
    name: optional(text(20)),
    question: longText(300),
    consent: boolean(),
  },
  labels: {
    story: pair('哪一篇故事', 'Which story'),
    name: pair('怎麼稱呼你', 'What to call you'),
    question: pair('你的問題', 'Your question'),
    consent: closingLabels.consent,
  },
  options: {},
});
