import { LIST_SEPARATOR } from '@admissions/model';
import { LEVEL_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import type {
  AdmissionChannel,
  DepartmentChannels,
} from '../../lib/departments/admission-channels/admission-channels.ts';
import { TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import type { ProgrammeEntry } from '../../lib/departments/programme-data.ts';

const ZH = 'zh-TW';

/** For search engines: this year's requirements and the next application period. */
export function describeEntry(admissionChannels: DepartmentChannels | null): ProgrammeEntry {
  const application = admissionChannels?.ways.find(({ now }) => now.screens?.length);
  return {
    requires: application ? describeRequirements(application) : '',
    applying: admissionChannels?.due?.due?.dates ?? null,
  };
}

/** One line; empty without any. */
export function describeRequirements({ now }: AdmissionChannel) {
  const requires = (now.requires ?? []).map(
    ({ subject, level }) => `${SUBJECT_NAMES[subject][ZH]} ${LEVEL_NAMES[level][ZH]}`,
  );
  return requires.length > 0 ? `${TEXTS.requires}：${requires.join(LIST_SEPARATOR[ZH])}` : '';
}
