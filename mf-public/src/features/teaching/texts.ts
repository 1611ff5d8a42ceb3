import { type Localised, pair } from '@admissions/model';

export const STEPS: readonly Localised[] = [
  pair(
    '填寫日期、主題與節數，大約三分鐘。',
    'Fill in days, topic and periods: about three minutes.',
  ),
  pair(
    '招生組在兩個工作天內來電，確認講師與上課時間。',
    'The Office of Admissions calls within two working days to settle lecturer and time.',
  ),
  pair(
    '上課前一週寄上講師簡介與大綱，方便老師先向同學介紹。',
    'A week before, we send the lecturer’s profile and an outline for your students.',
  ),
];
export const TEXTS = {
  description: pair(
    '高中線上申請元智大學到校授課與學群講座：主題任選、一節或兩節，講師由本校專任教師擔任，到校或線上都可以。',
    'Ask for guest lectures online: a topic of your choice, one or two periods, given by full-time teachers of ours at your school or online.',
  ),
  lead: pair(
    '主題任選、一節或兩節，也可以配合彈性學習規劃連續課程。',
    'A topic of your choice, one or two periods, or a series for your flexible-learning hours.',
  ),
  topic: pair('主題與對象', 'Topic and audience'),
  chooseTalk: pair('請選一個講題', 'Please choose a talk'),
  other: pair('其他', 'Other'),
  otherTalk: pair(
    '沒有合適的就選「其他」，領域在下面選。',
    'None that suits? Choose “Other”, and a field below.',
  ),
  allTalks: pair('看{count}個講題與講師', 'The {count} talks and their lecturers'),
  studentsHint: pair('一起上課的學生總數', 'All students in the lecture'),
  collegeHint: pair(
    '不指定時，由招生組依主題安排',
    'If you have no preference, we choose by topic',
  ),
  time: pair('時間與方式', 'Days and how'),
  periodsHint: pair(
    '一節50分鐘；連續課程最多20節',
    'A period has 50 minutes; a series, at most 20',
  ),
  equipmentHint: pair(
    '例如投影機、電腦教室、實驗桌',
    'For example a projector, a computer room, lab benches',
  ),
};
