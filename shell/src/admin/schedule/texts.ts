import { type Localised, pair } from '@admissions/model';
import type { ScheduledEvent } from '@admissions/protocol/staff';

export const TEXTS = {
  note: pair(
    '排定的發布、下架、更新、活動與參訪；只列出您可以管理的。',
    'What is published, changed and taken down, with events and visits; only what you may manage.',
  ),
  shown: pair('{from}到{to}', '{from} to {to}'),
  today: pair('今天', 'Today'),
  now: pair('回到這一週', 'This week'),
  before: pair('前四週', 'Previous four weeks'),
  after: pair('後四週', 'Next four weeks'),
  nothing: pair('這四週沒有排定的項目。', 'Nothing is scheduled in these weeks.'),
  open: pair('未排定', 'not scheduled'),
  until: pair('至{day}', 'until {day}'),
  begins: pair('{name}開始', '{name} begins'),
  ends: pair('{name}截止', '{name} ends'),
  events: pair('顯示：', 'Shown:'),
  more: pair('其餘{count}項', 'Other items: {count}'),
};

export const EVENT_NAMES: Record<ScheduledEvent | 'visit' | 'hoped', Localised> = {
  live: pair('發布', 'goes live'),
  change: pair('更新', 'changes'),
  held: pair('發布失敗', 'not published'),
  expires: pair('下架', 'ends'),
  begins: pair('活動', 'event'),
  visit: pair('參訪、授課、面試', 'visit, lecture, interview'),
  hoped: pair('未排定的申請', 'request, not scheduled'),
  admission: pair('招生', 'admission'),
};
/** By form. */
export const REQUEST_NAMES: Readonly<Record<string, Localised>> = {
  visit: pair('參訪', 'visit'),
  teaching: pair('授課', 'lecture'),
  interview: pair('面試', 'interview'),
};
export const WEEKDAYS: Record<'zh-TW' | 'en', readonly string[]> = {
  'zh-TW': ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** Help for the calendar. */
export const WEEKS_HELP: readonly Localised[] = [
  pair(
    '這裡只看、不改：點一項就到它的表單，發布與下架的時間在那裡改。',
    'Nothing is changed here: an item opens its form, where its times are.',
  ),
  pair(
    '「發布」「下架」是排定的時間；「更新」是排程的草稿或一組修改，時間一到就換成新的內容。',
    '“Goes live” and “ends” are scheduled times; “changes” is a draft or a bundle that takes the place of what is live when its time comes.',
  ),
  pair(
    '「發布失敗」是時間到了卻沒有發布的草稿，打開它會說原因。',
    '“Not published” is a draft whose time came in vain; it says why when it is opened.',
  ),
  pair(
    '活動排在開始的日子，跨週的每週再列一次，招生日程排在開始與截止的日子；有表單權限的同仁還會看到參訪、授課與面試，「未排定」的排在申請人希望的日子。',
    'Events are on their first day of each week, admission dates on the first and last one. Who may read the forms sees requests as well; those not scheduled stand on the day hoped for.',
  ),
  pair(
    '按上面的種類可以隱藏或顯示；日期都是臺灣的日期，網址可以直接傳給同仁。',
    'Press a sort of item to hide or show it. Days are those of Taiwan; the address can be sent to a colleague.',
  ),
];
