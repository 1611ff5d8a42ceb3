import { describe, expect, it } from 'vitest';
import { testApp } from '#testing';
import { submissions } from '../../features/forms/data/forms-tables.ts';
import { createSealing } from '../../platform/crypto/sealing.ts';
import { requireDataKey } from '../deps/require-data-key.ts';
import { replaceDataKeyCommand } from './maintenance-commands.ts';

const OTHER_KEY = 'ab'.repeat(32);
const test = testApp();

async function insertSubmission(): Promise<void> {
  const { db, config } = test.deps;
  const reference = 'V-20261128-0001';
  await db.orm.insert(submissions).values({
    form: 'visit',
    reference,
    facts: {},
    personal: createSealing(config.dataKey).seal(reference, { name: '王小明' }),
    school: '範例高中',
    noticeVersion: '1',
    consentAt: '2026-11-28T00:00:00.000Z',
  });
}
const withKey = (dataKey: string) => ({
  ...test.deps,
  config: { ...test.deps.config, dataKey },
});
const refusal = /^DATA_KEY is not the key of this database.* Put back the secrets\.json/;
const replace = (options: { erase?: boolean }, deps = withKey(OTHER_KEY)) =>
  replaceDataKeyCommand.run(deps, { operands: [], options });

describe('requireDataKey', () => {
  it('rejects another key for sealed data of 0.9.0 without fingerprint', async () => {
    await insertSubmission();
    await expect(requireDataKey(withKey(OTHER_KEY))).rejects.toThrow(refusal);
    await requireDataKey(test.deps);
  });

  it('rejects another key once the key is recorded, also without sealed data', async () => {
    const { db } = test.deps;
    await db.orm.delete(submissions);
    await expect(requireDataKey(withKey(OTHER_KEY))).rejects.toThrow(refusal);
    await requireDataKey(test.deps);
  });
});

it('replace-data-key erases data sealed with the lost key, and nothing with the right key', async () => {
  const { db } = test.deps;
  await insertSubmission();
  const readPersonal = async () =>
    (await db.orm.select({ personal: submissions.personal }).from(submissions))[0]?.personal;
  await expect(replace({ erase: true }, test.deps)).rejects.toThrow('nothing was changed');
  await expect(replace({})).rejects.toThrow('confirm with --erase');
  expect(await readPersonal()).toMatch(/^1\./);
  expect((await replace({ erase: true })).lines).toEqual([
    expect.stringMatching(/^The personal data of 1 submissions was erased/),
  ]);
  expect(await readPersonal()).toBeNull();
  await requireDataKey(withKey(OTHER_KEY));
  await expect(requireDataKey(test.deps)).rejects.toThrow(refusal);
});
