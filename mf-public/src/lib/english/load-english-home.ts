import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { COLLEGE_NAMES } from '@admissions/model/terms';
import { calculateYearlyRent, sumLiving, toRange } from '../fees/calculate-costs.ts';
import { calculateYearlyFees } from '../fees/calculate-fees.ts';
import { loadList, loadSingle } from '../public-reads.ts';
import { loadProgrammes } from './load-programmes.ts';

export type EnglishHomeData = Awaited<ReturnType<typeof loadEnglishHome>>;

/** Dates and scholarships with an English text, and the figures of costs. */
export async function loadEnglishHome(api: Api) {
  const [programmes, colleges, channels, scholarships, fees] = await Promise.all([
    loadProgrammes(api),
    loadList(api, 'faculty/specialized_list', { perpage: 1 }),
    loadList(api, 'about/admissions_list', { level: 'international' }),
    loadSingle(api, 'about/scholarships_info'),
    loadSingle(api, 'about/fees_info'),
  ]);
  const taught = (programmes ?? []).filter(({ language }) => language === 'en');
  const rents = (fees?.rooms ?? []).filter(({ amount }) => amount > 0).map(calculateYearlyRent);
  return {
    today: taipeiDay(),
    programmes: taught,
    pic: colleges?.[0]?.pic ?? null,
    portal: channels?.find(({ link }) => link)?.link?.href ?? null,
    dates: (channels ?? [])
      .flatMap(({ dates }) => dates)
      .flatMap(({ labelEn, dates }) => (labelEn ? [{ label: labelEn, ...dates }] : []))
      .toSorted((one, other) => (one.begin < other.begin ? -1 : 1)),
    awards: (scholarships?.awards ?? [])
      // Those for international students only come first.
      .toSorted((one, other) => isForAll(one) - isForAll(other))
      .flatMap(({ titleEn, amountEn, conditionEn, origin }) =>
        titleEn && amountEn && conditionEn && origin !== 'local'
          ? [{ title: titleEn, amount: amountEn, condition: conditionEn }]
          : [],
      ),
    costs: fees && {
      year: fees.year,
      isSample: fees.isSample,
      fees: [...new Set(taught.map(({ feesOf }) => feesOf))].flatMap((college) => {
        const row = fees.tuition.find(
          (each) => each.level === 'bachelor' && each.college === college,
        );
        return college && row
          ? [{ college: COLLEGE_NAMES[college].en, amount: calculateYearlyFees(row) }]
          : [];
      }),
      rooms: rents.length > 0 ? toRange(rents) : null,
      living: sumLiving(fees.living),
    },
  };
}

const isForAll = ({ origin }: { origin: string | null }) => (origin === 'international' ? 0 : 1);
