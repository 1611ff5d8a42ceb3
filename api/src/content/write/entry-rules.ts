import type { AnyKind, EntryRule } from '@admissions/model';
import { TEXT_BANNER_ID } from '@admissions/model/kinds';
import type { Row } from '../schema/row.ts';
import { awardsFitTogether, feesFitTogether, standardsDescend } from './rules/cost-rules.ts';
import { campFitsTogether, eventFitsTogether, visitDaysAreValid } from './rules/event-rules.ts';
import { menuPartsAreUniqueAndVisible } from './rules/menu-rules.ts';
import type { Refusals } from './rules/refusals.ts';
import { figuresFitTogether, yearsFitTogether } from './rules/year-rules.ts';

/** A rule over several fields of an entry. */
type Rule = (entry: Row) => Refusals;

const RULES: Readonly<Record<EntryRule, Rule>> = {
  // The text banner shows text; every other position shows pictures.
  bannerFitsPosition({ bid, text, pic }): Refusals {
    if (bid === TEXT_BANNER_ID) return text ? {} : { text: 'validation.required' };
    return pic ? {} : { pic: 'validation.required' };
  },
  onlyTextBannerHasTextMode: ({ id, mode }): Refusals =>
    (id === TEXT_BANNER_ID) === (mode === 'text') ? {} : { mode: 'validation.select' },
  topicCategoryHasTopic: ({ type, topic }): Refusals =>
    type === 'topic' && !topic ? { topic: 'validation.required' } : {},
  yearsFitTogether,
  figuresFitTogether,
  feesFitTogether,
  awardsFitTogether,
  standardsDescend,
  visitDaysAreValid,
  eventFitsTogether,
  campFitsTogether,
  menuPartsAreUniqueAndVisible,
};

/** Rules over several fields of one entry. */
export function findBrokenRules(kind: Pick<AnyKind, 'rules'>, entry: Row): Refusals {
  const { publishAt, unpublishAt } = entry as {
    publishAt?: string | null;
    unpublishAt?: string | null;
  };
  const schedule: Refusals =
    publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt)
      ? { unpublishAt: 'validation.schedule' }
      : {};
  return Object.assign(schedule, ...kind.rules.map((rule) => RULES[rule](entry)));
}
