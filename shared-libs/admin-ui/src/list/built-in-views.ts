import type { Localised } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import type { ListState } from './list-state.ts';
import { WHOLE_LIST } from './view-state.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface BuiltInView {
  name: Localised;
  hint: Localised;
  state: ListState;
}
/** Default views of every list. */
export function listBuiltInViews(now = new Date()): BuiltInView[] {
  const lastYear = new Date(now);
  lastYear.setUTCFullYear(now.getUTCFullYear() - 1);
  return [
    { name: VIEW_TEXTS.all, hint: VIEW_TEXTS.allHint, state: WHOLE_LIST },
    {
      name: VIEW_TEXTS.mine,
      hint: VIEW_TEXTS.mineHint,
      state: { ...WHOLE_LIST, filters: { mine: 'true' } },
    },
    {
      name: VIEW_TEXTS.ending,
      hint: VIEW_TEXTS.endingHint,
      state: { ...WHOLE_LIST, status: 'ending' },
    },
    {
      name: VIEW_TEXTS.untouched,
      hint: VIEW_TEXTS.untouchedHint,
      state: {
        ...WHOLE_LIST,
        status: 'published',
        sort: 'updatedAt',
        filters: { changedTo: taipeiDay(lastYear) },
      },
    },
  ];
}
