import type { Localised } from '@admissions/model';
import { expect, it } from 'vitest';
import { describeFault } from './describe-fault.ts';

const t = ((text: Localised) => text['zh-TW']) as Parameters<typeof describeFault>[1];

it.each([
  ['550', '收件信箱不存在'],
  ['554', '對方的郵件伺服器沒有收下'],
  ['ECONNECTION', '連不上郵件伺服器'],
])('describes the fault %s of a mail server', (fault, words) =>
  expect(describeFault(fault, t)).toBe(words),
);
