import { type GSAT_SUBJECTS, STANDARD_NAMES, SUBJECT_NAMES } from '../../base/admission-tests.ts';
import {
  choice,
  defineKind,
  defineSingleScreen,
  integer,
  labelled,
  list,
  named,
  optional,
  pair,
  sameEachYear,
  text,
} from '../../kind/index.ts';

const { chinese, english, mathA, mathB, social, science } = SUBJECT_NAMES;
/** Scores of a GSAT subject. */
const mark = (standard: keyof typeof STANDARD_NAMES) =>
  labelled(STANDARD_NAMES[standard], integer(0, 15));

export const standards = defineKind({
  id: 'about.standards',
  label: pair('學測五標', 'Standards of the GSAT'),
  singleton: true,
  fields: {
    source: named('出處', 'Source', text(160)),
    rows: named(
      '五標',
      'Standards',
      sameEachYear(
        ['subject'],
        list({
          year: named('學年度', 'Year', integer(100, 199)),
          subject: named(
            '科目',
            'Subject',
            choice({ chinese, english, mathA, mathB, social, science } satisfies Record<
              (typeof GSAT_SUBJECTS)[number],
              unknown
            >),
          ),
          top: mark('top'),
          front: mark('front'),
          mean: mark('mean'),
          rear: mark('rear'),
          bottom: mark('bottom'),
          note: named('說明', 'Note', optional(text(60))),
        }),
      ),
    ),
  },
  rules: ['standardsDescend'],
  public: { info: 'about/standards_info' },
  page: null,
  screen: defineSingleScreen('edit_standards', {
    order: 11,
    label: pair('學測五標', 'GSAT standards'),
  }),
});
