import { FORMS, NOTICE_VERSION, type VisitorForm } from '@admissions/model/forms';
import { buildAnswersSchema } from '@admissions/model/schema';
import type { ReviewNote, ReviewState } from '@admissions/protocol/forms';
import type { Config } from '../../platform/config/config.ts';
import { readSeed } from '../../platform/config/package-folder.ts';
import { createSealing, type Sealing } from '../../platform/crypto/sealing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';
import type { SeededAccounts } from '../identity/accounts/first-account.ts';
import { parseBooking } from './booking/reserve-seats.ts';
import { submissions } from './data/forms-tables.ts';
import { splitAnswers } from './data/personal-data.ts';
import { sealNotes } from './data/review-view.ts';
import { listReviewEvents } from './data/update-submission.ts';

interface Sample {
  key: string;
  reference: string;
  createdAt: string;
  state: ReviewState;
  assignee?: string | null;
  scheduledAt?: string | null;
  notes?: ReviewNote[];
  [field: string]: unknown;
}

/** Sample submissions, spread over the months before today. */
export async function seedForms(
  tx: Tx,
  {
    config,
    accounts,
    now,
  }: { config: Pick<Config, 'dataKey'>; accounts: SeededAccounts; now: Date },
) {
  const sealing = createSealing(config.dataKey);
  for (const form of FORMS) {
    const found = readSeed(`forms.${form.name}.json`);
    if (!found) continue;
    const samples = resolveDates(found, now) as Sample[];
    await tx
      .insert(submissions)
      .values(samples.map((sample) => buildRow(sample, { form, sealing, accounts })));
  }
}

function buildRow(
  sample: Sample,
  { form, sealing, accounts }: { form: VisitorForm; sealing: Sealing; accounts: SeededAccounts },
): typeof submissions.$inferInsert {
  const {
    key,
    reference,
    createdAt,
    state,
    assignee,
    scheduledAt = null,
    notes = [],
    ...answers
  } = sample;
  const findAccount = (account: string) => {
    const found = accounts.get(account);
    if (!found)
      throw new Error(`Seed: ${form.name} ${key} refers to the missing account ${account}`);
    return found;
  };
  const sent = buildAnswersSchema(form, answers).parse(answers);
  const { personal, nonPersonal } = splitAnswers(sent);
  const inCharge = assignee ? findAccount(assignee) : null;
  const signed = notes.map((note) => ({ ...note, author: findAccount(note.author).name }));
  return {
    form: form.name,
    reference,
    state,
    scheduledAt,
    facts: nonPersonal,
    history: buildHistory(sample, inCharge?.name, signed),
    ...parseBooking(form, sent),
    school: typeof sent.school === 'string' ? sent.school : '',
    noticeVersion: NOTICE_VERSION,
    consentAt: createdAt,
    createdAt,
    readAt: state === 'new' ? null : createdAt,
    personal: sealing.seal(reference, personal),
    notes: signed.length > 0 ? sealNotes(reference, signed, sealing) : null,
    assigneeId: inCharge?.id ?? null,
    updatedAt: signed.at(-1)?.at ?? createdAt,
    revision: 1 + signed.length,
  };
}

const STEPS: Record<ReviewState, readonly ReviewState[]> = {
  new: [],
  contacted: ['contacted'],
  scheduled: ['contacted', 'scheduled'],
  done: ['contacted', 'scheduled', 'done'],
  declined: ['contacted', 'declined'],
};
/** Review steps: accepted and scheduled with the first note, done or declined with the last. */
function buildHistory(
  { state, scheduledAt = null, createdAt }: Sample,
  assignee: string | undefined,
  notes: readonly ReviewNote[],
) {
  const by = assignee ?? notes[0]?.author ?? null;
  const first = notes[0]?.at ?? createdAt;
  const last = notes.at(-1)?.at ?? createdAt;
  let before = { state: 'new' as ReviewState, scheduledAt: null as string | null };
  return STEPS[state].flatMap((step, index) => {
    const after = { state: step, scheduledAt: step === 'contacted' ? null : scheduledAt };
    const events = listReviewEvents({
      before,
      after,
      assignee: index === 0 ? assignee : undefined,
      at: step === 'done' || step === 'declined' ? last : first,
      by,
    });
    before = after;
    return events;
  });
}
