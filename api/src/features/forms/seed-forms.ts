import fs from 'node:fs';
import { FORMS, NOTICE_VERSION, type VisitorForm } from '@admissions/model/forms';
import { buildAnswersSchema } from '@admissions/model/schema';
import type { ReviewNote, ReviewState } from '@admissions/protocol/forms';
import type { Config } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';
import { createSealing, type Sealing } from '../../platform/crypto/sealing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { resolveDates } from '../../platform/time/relative-dates.ts';
import type { SeededAccounts } from '../identity/accounts/first-account.ts';
import { parseBooking } from './booking/book-day.ts';
import { submissions } from './data/forms-tables.ts';
import { splitAnswers } from './data/personal-data.ts';
import { listReviewEvents } from './data/review-events.ts';
import { sealNotes } from './data/review-view.ts';

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
    const file = packageFile('seed', `forms.${form.name}.json`);
    if (!fs.existsSync(file)) continue;
    const samples = resolveDates(JSON.parse(fs.readFileSync(file, 'utf8')), now) as Sample[];
    await tx
      .insert(submissions)
      .values(samples.map((sample) => buildRow(sample, { form, sealing, accounts })));
  }
}

function buildRow(
  {
    key,
    reference,
    createdAt,
    state,
    assignee,
    scheduledAt = null,
    notes = [],
    ...answers
  }: Sample,
  { form, sealing, accounts }: { form: VisitorForm; sealing: Sealing; accounts: SeededAccounts },
): typeof submissions.$inferInsert {
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
  const history = buildHistory({
    state,
    scheduledAt,
    assignee: inCharge?.name ?? null,
    by: inCharge?.name ?? signed[0]?.author ?? null,
    times: signed.map(({ at }) => at),
    createdAt,
  });
  return {
    form: form.name,
    reference,
    state,
    scheduledAt,
    facts: nonPersonal,
    history,
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

interface HistoryInput {
  state: ReviewState;
  scheduledAt: string | null;
  assignee: string | null;
  by: string | null;
  /** Times of the notes. */
  times: string[];
  createdAt: string;
}
/** Review steps: accepted and scheduled with the first note, done with the last. */
function buildHistory({ state, scheduledAt, assignee, by, times, createdAt }: HistoryInput) {
  const first = times[0] ?? createdAt;
  const last = times.at(-1) ?? first;
  const steps: { state: ReviewState; at: string }[] = {
    new: [],
    contacted: [{ state: 'contacted' as const, at: first }],
    scheduled: [
      { state: 'contacted' as const, at: first },
      { state: 'scheduled' as const, at: first },
    ],
    done: [
      { state: 'contacted' as const, at: first },
      { state: 'scheduled' as const, at: first },
      { state: 'done' as const, at: last },
    ],
    declined: [
      { state: 'contacted' as const, at: first },
      { state: 'declined' as const, at: last },
    ],
  }[state];
  let before = {
    state: 'new' as ReviewState,
    assignee: null as string | null,
    scheduledAt: null as string | null,
  };
  return steps.flatMap((step) => {
    const after = {
      state: step.state,
      assignee,
      scheduledAt: step.state === 'contacted' ? null : scheduledAt,
    };
    const events = listReviewEvents({ before, after, at: step.at, by });
    before = after;
    return events;
  });
}
