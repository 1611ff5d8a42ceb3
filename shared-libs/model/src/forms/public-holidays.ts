import { addDays, readWeekday } from '../base/days.ts';

const FIXED_HOLIDAYS = {
  '01-01': '元旦',
  '02-28': '和平紀念日',
  '04-04': '兒童節',
  '05-01': '勞動節',
  '09-28': '教師節',
  '10-10': '國慶日',
  '10-25': '臺灣光復節',
  '12-25': '行憲紀念日',
} as const;
const NEW_YEARS_EVE = ['小年夜', '除夕'];
const SPRING = '春節';
/** Almanac dates as a table: Intl's Chinese calendar is a day off in 2027 and 2030. */
const LUNAR_HOLIDAYS: Readonly<Record<number, readonly [string, string, string, string]>> = {
  2026: ['02-17', '04-05', '06-19', '09-25'],
  2027: ['02-06', '04-05', '06-09', '09-15'],
  2028: ['01-26', '04-04', '05-28', '10-03'],
  2029: ['02-13', '04-04', '06-16', '09-22'],
  2030: ['02-03', '04-05', '06-05', '09-12'],
  2031: ['01-23', '04-05', '06-24', '10-01'],
  2032: ['02-11', '04-04', '06-12', '09-19'],
  2033: ['01-31', '04-04', '06-01', '09-08'],
  2034: ['02-19', '04-05', '06-20', '09-27'],
  2035: ['02-08', '04-05', '06-10', '09-16'],
};

/** National holidays with substitute days, by the Act of 2025 (紀念日及節日實施條例). */
export function listHolidays(year: number): ReadonlyMap<string, string> {
  const days = new Map<string, string>(
    Object.entries(FIXED_HOLIDAYS).map(([date, name]) => [`${year}-${date}`, name]),
  );
  // Next year's first holiday may have a substitute on this year's last day.
  days.set(`${year + 1}-01-01`, FIXED_HOLIDAYS['01-01']);
  const lunar = LUNAR_HOLIDAYS[year];
  if (lunar) addLunar(days, year, lunar);
  for (const [day, name] of [...days]) if (isWeekend(day)) addSubstituteDay(days, day, name);
  return days;
}

function addLunar(
  days: Map<string, string>,
  year: number,
  [first, tombs, boats, moon]: readonly [string, string, string, string],
) {
  [...NEW_YEARS_EVE, SPRING, SPRING, SPRING].forEach((name, index) => {
    days.set(addDays(`${year}-${first}`, index - NEW_YEARS_EVE.length), name);
  });
  const childrens = `${year}-04-04`;
  // Children's Day moves to the day before, or after a Thursday.
  if (days.has(`${year}-${tombs}`))
    days.set(addDays(childrens, readWeekday(childrens) === 4 ? 1 : -1), FIXED_HOLIDAYS['04-04']);
  days.set(`${year}-${tombs}`, '清明節');
  days.set(`${year}-${boats}`, '端午節');
  days.set(`${year}-${moon}`, '中秋節');
}

/** Saturday: the working day before; Sunday and lunar new year: the one after. */
function addSubstituteDay(days: Map<string, string>, day: string, name: string) {
  const isSpring = name === SPRING || NEW_YEARS_EVE.includes(name);
  const step = readWeekday(day) === 6 && !isSpring ? -1 : 1;
  let substitute = addDays(day, step);
  while (isWeekend(substitute) || days.has(substitute)) substitute = addDays(substitute, step);
  days.set(substitute, `${name}補假`);
}
const isWeekend = (day: string) => readWeekday(day) % 6 === 0;
