import { randomUUID } from 'node:crypto';
import type { VisitorForm } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import type { Call } from './calls.ts';
import { sampleSubmission } from './sample-submission.ts';
import { solvedProof } from './solved-proof.ts';
import type { TestApp } from './test-app.ts';

/** Sends a valid submission with these changes as this visitor. */
export async function submitForm(
  test: TestApp,
  visitor: Call,
  form: VisitorForm,
  changes: object = {},
): Promise<{ id: number; reference: string }> {
  const payload = { ...sampleSubmission(form, changes), proof: await solvedProof(test) };
  const { body } = await visitor('POST', formPathsOf(form).send, payload, {
    'idempotency-key': randomUUID(),
  });
  const { reference } = body.data;
  const rows = await test.sql('select id from submission where reference = $1', [reference]);
  return { id: rows[0].id, reference };
}
