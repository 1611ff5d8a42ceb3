import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import { findBuilding } from '../../lib/campus/buildings.ts';
import { TEXTS as CHANNEL_TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import type { Department, loadDepartment } from '../../lib/departments/guide-data.ts';
import { hasFigures } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS } from '../../lib/departments/texts.ts';

type Loaded = Awaited<ReturnType<typeof loadDepartment>>;

/** The parts in the page's language, and the anchors of the existing ones. */
export function selectParts({
  department,
  voices: allVoices,
  admissionChannels: all,
  costs,
}: Loaded) {
  const { isEnglish, research = [] } = department;
  // Admission channels, careers and voices have no English text.
  const { courses, careers } = isEnglish
    ? { courses: department.courses.filter(isEnglishYear), careers: [] }
    : department;
  const voices = isEnglish ? [] : allVoices;
  const admissionChannels = isEnglish ? null : all;
  // The plan names its buildings in Chinese.
  const building = isEnglish ? undefined : findBuilding(department.place ?? '');
  // Names only if no details are available.
  const channels = admissionChannels === null && !isEnglish ? department.channels : [];
  const hasOutcomes = hasFigures(department);
  const anchors = [
    ['feature', TEXTS.feature, true],
    ['research', TEXTS.research, research.length > 0],
    ['courses', TEXTS.courses, courses.length > 0],
    ['in', CHANNEL_TEXTS.title, admissionChannels !== null],
    ['cost', COST_TEXTS.title, costs !== null],
    ['careers', TEXTS.careers, careers.length > 0],
    ['after', OUTCOME_TEXTS.title, hasOutcomes],
    ['shares', TEXTS.shares, voices.length > 0],
    ['channels', TEXTS.channels, channels.length > 0],
    ['where', TEXTS.where, building !== undefined],
    ['apply', TEXTS.howIn, isEnglish],
  ] as const;
  return {
    ...{ courses, careers, voices, admissionChannels, building, channels, hasOutcomes },
    anchors: anchors.filter(([, , isShown]) => isShown),
  };
}

const isEnglishYear = ({ year, titles }: Department['courses'][number]) =>
  !/\p{Script=Han}/u.test([year, ...titles].join(''));
