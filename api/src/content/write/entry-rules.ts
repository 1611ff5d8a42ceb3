import type { AnyKind, EntryRule } from '@admissions/contracts';
import { TEXT_BANNER_ID } from '@admissions/contracts/kinds';
import type { MessageKey } from '@admissions/contracts/messages';
import type { Row } from '../schema/row.ts';
import { awardsFitTogether, feesFitTogether, standardsFall } from './rules/cost-rules.ts';
import { daysOnce } from './rules/day-rules.ts';
import { campFitsTogether, eventFitsTogether } from './rules/event-rules.ts';
import { figuresFitTogether } from './rules/figure-rules.ts';
import type { Refusals } from './rules/refusals.ts';
import { yearsFitTogether } from './rules/year-rules.ts';

/** What is wrong with an entry as a whole. */
type Rule = (entry: Row) => Refusals;

const RULES: Readonly<Record<EntryRule, Rule>> = {
  // The text banner shows text; every other place shows pictures.
  bannerFitsPlace({ bid, text, pic }): Record<string, MessageKey> {
    if (bid === TEXT_BANNER_ID) return text ? {} : { text: 'validation.required' };
    return pic ? {} : { pic: 'validation.required' };
  },
  textPlaceIsText: ({ id, mode }): Record<string, MessageKey> =>
    (id === TEXT_BANNER_ID) === (mode === 'text') ? {} : { mode: 'validation.select' },
  topicIsNamed: ({ type, topic }): Record<string, MessageKey> =>
    type === 'topic' && !topic ? { topic: 'validation.required' } : {},
  yearsFitTogether,
  figuresFitTogether,
  feesFitTogether,
  awardsFitTogether,
  standardsFall,
  daysOnce,
  eventFitsTogether,
  campFitsTogether,
};

/** Rules between the fields of one entry, which no single field can tell. */
export function findBrokenRules(kind: Pick<AnyKind, 'rules'>, entry: Row): Refusals {
  const { publishAt, unpublishAt } = entry as {
    publishAt?: string | null;
    unpublishAt?: string | null;
  };
  const schedule: Record<string, MessageKey> =
    publishAt && unpublishAt && Date.parse(publishAt) >= Date.parse(unpublishAt)
      ? { unpublishAt: 'validation.schedule' }
      : {};
  return Object.assign(schedule, ...kind.rules.map((rule) => RULES[rule](entry)));
}
