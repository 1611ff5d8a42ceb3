import {
  choices,
  date,
  dateRange,
  defineKind,
  defineSingleScreen,
  integer,
  list,
  named,
  optional,
  pair,
  text,
} from '../../kind/index.ts';

const places = () => integer(0, 500);
const note = () => named('說明', 'Note', optional(text(40)));

/** Visit days of students and parents, with seats. */
export const visitDays = defineKind({
  id: 'highschool.visitDays',
  label: pair('參訪日與名額', 'Days for visits'),
  singleton: true,
  fields: {
    meeting: named('集合時間與地點', 'When and where one meets', text(80)),
    weekdays: named(
      '每週開放',
      'Open every',
      choices({
        mon: pair('週一', 'Monday'),
        tue: pair('週二', 'Tuesday'),
        wed: pair('週三', 'Wednesday'),
        thu: pair('週四', 'Thursday'),
        fri: pair('週五', 'Friday'),
        sat: pair('週六', 'Saturday'),
        sun: pair('週日', 'Sunday'),
      }),
    ),
    places: named('每天名額（人）', 'Places a day (people)', places()),
    lead: named('最晚幾天前預約', 'Booked at least so many days before', integer(0, 60)),
    ahead: named('開放未來幾天', 'Booked at most so many days ahead', integer(1, 180)),
    closed: named(
      '不開放的日子（國定假日不必填）',
      'Closed on (national holidays are known)',
      optional(list({ dates: named('日期', 'Days', dateRange()), note: note() })),
    ),
    special: named(
      '名額另訂的日子（週末、國定假日也可以開放）',
      'Days with places of their own (weekends and national holidays, too)',
      optional(
        list({
          day: named('日期', 'Day', date()),
          places: named('名額（人）', 'Places (people)', places()),
          note: note(),
        }),
      ),
    ),
  },
  rules: ['visitDaysAreValid'],
  public: { info: 'highschool/visit_days_info' },
  page: null,
  screen: defineSingleScreen('edit_visit_days', { order: 3 }),
});
