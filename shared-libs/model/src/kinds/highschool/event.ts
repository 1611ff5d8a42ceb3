import { COLLEGE_SHORT_NAMES } from '../../base/college-short-names.ts';
import {
  EVENT_AUDIENCE_NAMES,
  EVENT_MODE_NAMES,
  EVENT_TYPE_NAMES,
} from '../../base/event-names.ts';
import {
  choice,
  choices,
  dateRange,
  defineKind,
  defineListScreenWithAdd,
  entryPage,
  integer,
  link,
  list,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

const people = () => integer(0, 100_000);
const time = () => text(5);

/** An event of one day; longer ones are camps. */
export const event = defineKind({
  id: 'highschool.event',
  label: pair('活動', 'Events'),
  fields: {
    type: named('類型', 'Type', choice(EVENT_TYPE_NAMES)),
    title: named('活動名稱', 'Title', text(60)),
    summary: usual.summary,
    audience: named('對象', 'For', choices(EVENT_AUDIENCE_NAMES)),
    date: usual.date,
    begin: named('開始（如 09:30）', 'Begins (such as 09:30)', time()),
    end: named('結束（如 12:00）', 'Ends (such as 12:00)', time()),
    place: named('地點', 'Place', text(60)),
    mode: named('方式', 'How', choice(EVENT_MODE_NAMES)),
    signup: named(
      '報名方式',
      'Signing up',
      choice({
        visit: pair('本站報名（計名額）', 'On this site (places are counted)'),
        interview: pair('模擬面試申請表', 'The form of mock interviews'),
        teaching: pair('到校授課申請表', 'The form of lectures at schools'),
        link: pair('連到其他網頁', 'At another address'),
        none: pair('不必報名', 'Not needed'),
      }),
    ),
    registrationDates: named('報名期間', 'Registration', dateRange()),
    capacity: named(
      '名額（空白：不限）',
      'Places (empty: no limit)',
      optional(integer(1, 100_000)),
    ),
    taken: named('本站以外已報名的人數', 'People signed up elsewhere', optional(people())),
    link: named('報名連結', 'Link to register', optional(link())),
    colleges: usual.college(optional(choices(COLLEGE_SHORT_NAMES))),
    news: named('相關新聞', 'News about it', optional(relation('news.news'))),
    note: named('提醒', 'Note', optional(text(120))),
    agenda: named(
      '流程',
      'Programme',
      optional(
        list({
          time: named('時間', 'Time', time()),
          text: named('內容', 'What', text(60)),
        }),
      ),
    ),
  },
  order: ['-date', '-begin', 'id'],
  siteSearch: { ignored: ['begin', 'end'], day: 'date' },
  columns: ['title', 'type', 'date', 'signup', 'registrationDates', 'capacity'],
  filters: ['type', 'mode', 'signup'],
  rules: ['eventFitsTogether'],
  checks: { dayIsOpen: ['date'] },
  public: {
    list: 'highschool/event_list',
    info: 'highschool/event_info/:id',
    filters: {
      type: { field: 'type', by: 'equal' },
      audience: { field: 'audience', by: 'has' },
      college: { field: 'colleges', by: 'has' },
      title: { field: 'title', by: 'search' },
      year: { field: 'date', by: 'year' },
    },
  },
  page: entryPage('/events', '/eventCont'),
  screen: defineListScreenWithAdd('event', { order: 4, label: pair('活動日曆', 'Events') }),
});
