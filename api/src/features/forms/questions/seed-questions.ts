import { NOTICE_VERSION } from '@admissions/model/forms';
import type { Config } from '../../../platform/config/config.ts';
import { readSeed } from '../../../platform/config/package-folder.ts';
import { createSealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { resolveDates } from '../../../platform/time/relative-dates.ts';
import { storyQuestions } from '../data/forms-tables.ts';
import type { SentQuestion } from './save-question.ts';

interface Sample extends SentQuestion {
  reference: string;
  /** The seed key of the story. */
  story: string;
  /** Days before today. */
  createdAt: string;
  answeredAt?: string;
  answer?: string;
}

/** Time of day in UTC, by which samples are recognised. */
export const SEEDED_AT = '01:30';

/** Sample questions under the demo stories, some answered. */
export async function seedQuestions(
  tx: Tx,
  { config, now }: { config: Pick<Config, 'dataKey'>; now: Date },
) {
  const sealing = createSealing(config.dataKey);
  const stories = (readSeed('content', 'college.share.json') as { key: string }[]).map(
    ({ key }) => key,
  );
  const samples = resolveDates(readSeed('forms.question.json'), now) as Sample[];
  await tx.insert(storyQuestions).values(
    samples.map(({ reference, story, createdAt, answeredAt, answer, name, question }) => {
      if (!stories.includes(story)) throw new Error(`Seed: there is no story ${story}`);
      const at = `${createdAt}T${SEEDED_AT}:00Z`;
      return {
        reference,
        story: stories.indexOf(story) + 1,
        asked: sealing.seal(reference, { name, question } satisfies SentQuestion),
        noticeVersion: NOTICE_VERSION,
        consentAt: at,
        createdAt: at,
        updatedAt: at,
        ...(answer &&
          answeredAt && {
            state: 'answered' as const,
            name,
            question,
            answer,
            answeredAt: `${answeredAt}T03:00:00Z`,
          }),
      };
    }),
  );
}
