import { type Localised, pair } from '@admissions/model';

export const STEPS: readonly Localised[] = [
  pair(
    '寫一個問題，稱呼可以留白，也可以取一個。不必留電話或信箱。',
    'Write one question; leave the name empty or make one up. No telephone, no e-mail.',
  ),
  pair(
    '招生組先看過，刪掉能認出人的字，再拿去問學長姐。',
    'The Office of Admissions reads it, takes out what could name somebody, and asks the student.',
  ),
  pair(
    '有了答案，會連同問題公開在那篇故事下面。沒有回答的問題不會公開。',
    'Once answered, question and answer stand in public below the story. What is not answered is never shown.',
  ),
];
export const TEXTS = {
  description: pair(
    '向元智大學的學長姐提問：寫下一個問題，不必留聯絡方式，經招生組看過以後，問題與回答公開在故事下面。',
    'Ask a student of Yuan Ze University a question: no contact needed; read by the office first, it is answered in public below the story.',
  ),
  lead: pair(
    '網路上查不到的那種問題，問走過的人。',
    'The sort of question that no search answers: ask somebody who was there.',
  ),
  eyebrow: pair('學長姐分享', 'Senior students’ sharing'),
  steps: pair('問題會怎麼走', 'Where a question goes'),
  about: pair('你想問的是', 'You are asking'),
  nameHint: pair(
    '不填就寫「有人」。別用真名。',
    'Empty, it will say “somebody”. Not your real name, please.',
  ),
  questionHint: pair(
    '三百字以內。請不要寫姓名、電話、學校班級。',
    'At most 300 characters, without names, telephone numbers, school or class.',
  ),
  back: pair('回到這篇故事', 'Back to the story'),
  confirm: pair(
    '確定送出這個問題嗎？有了答案，它會公開在故事下面。',
    'Send this question? Once answered, it is shown in public below the story.',
  ),
  sent: pair('問題收到了', 'Your question has arrived'),
  next: pair(
    '我們看過以後會拿去問。有了答案就會出現在那篇故事下面，過一陣子再回來看看。',
    'We read it and pass it on. The answer will stand below the story: look again in a while.',
  ),
};
