import { pair } from './locale.ts';

/** Labels of event types. */
export const EVENT_TYPE_NAMES = {
  day: pair('一日大學生', 'A day as a student'),
  parents: pair('家長場', 'For parents'),
  portfolio: pair('備審健檢', 'Portfolio review'),
  mock: pair('模擬面試', 'Mock interview'),
  trial: pair('試聽', 'Trial class'),
  lab: pair('實驗室開放', 'Open laboratory'),
  talk: pair('說明會', 'Talk'),
};
export const EVENT_AUDIENCE_NAMES = {
  student: pair('高中生', 'High-school students'),
  parent: pair('家長', 'Parents'),
  teacher: pair('高中老師', 'High-school teachers'),
  graduate: pair('想讀研究所', 'Future graduate students'),
};
export const EVENT_MODE_NAMES = {
  onsite: pair('到校', 'On campus'),
  online: pair('線上', 'Online'),
  both: pair('到校或線上', 'On campus or online'),
};
