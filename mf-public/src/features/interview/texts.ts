import { type Localised, pair } from '@admissions/model';

export const STEPS: readonly Localised[] = [
  pair(
    '填寫日期、學院與人數，大約三分鐘。',
    'Fill in days, colleges and numbers: about three minutes.',
  ),
  pair(
    '招生組在兩個工作天內來電，確認場次與委員名單。',
    'The Office of Admissions calls within two working days to settle sessions and interviewers.',
  ),
  pair(
    '每位學生十二分鐘面談、五分鐘回饋，結束後一週內收到書面建議。',
    'Every student has twelve minutes of interview and five of feedback, and written advice within a week.',
  ),
];
export const TEXTS = {
  description: pair(
    '高中線上申請元智大學模擬面試：由本校教師擔任委員，到校、到元智校園或線上視訊都可以，每位學生都有面談、回饋與書面建議。',
    'Ask for mock interviews online: our teachers are the interviewers, at your school, on our campus or by video; every student gets an interview, feedback and written advice.',
  ),
  lead: pair(
    '由本校教師擔任委員，陪同學把想說的話練到從容。到校、到元智或線上視訊都可以。',
    'Our teachers are the interviewers and help your students to say calmly what they want to say: at your school, on our campus or online.',
  ),
  time: pair('時間與方式', 'Days and how'),
  size: pair('學院與人數', 'Colleges and numbers'),
  collegesHint: pair(
    '可複選，我們會依學院安排相近領域的委員。',
    'Choose one or more; the interviewers come from these fields.',
  ),
  studentsHint: pair('參加面試的學生總數', 'All students to be interviewed'),
  interviewersHint: pair(
    '希望的委員人數，每組通常二至三位',
    'How many you wish; usually two or three in a group',
  ),
  remarksHint: pair(
    '例如分組方式、場地，或同學想加強的部分',
    'For example groups, rooms, or what the students want to practise',
  ),
};
