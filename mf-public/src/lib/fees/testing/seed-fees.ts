import { readSeed } from '../../testing/samples.ts';
import type { Award, Fees } from '../calculate-fees.ts';

const COLUMNS =
  'value per fromYear toYear levels via marks statuses income classTop alumni origin bucket';
/** As in the API's response: empty fields are null. */
const fill = <T>(names: string, list: object[]) =>
  list.map((each) => ({
    ...Object.fromEntries(names.split(' ').map((name) => [name, null])),
    ...each,
  })) as T;

const seed = readSeed('about.fees');
export const fillAwards = (list: object[]) => fill<Award[]>(COLUMNS, list);
export const awards = fillAwards(readSeed('about.scholarships').awards);
export const fees = {
  ...seed,
  tuition: fill('national', seed.tuition),
  others: fill('college', seed.others),
} as Fees;
