import { visit } from '@admissions/model/forms';
import { expect, it } from 'vitest';
import { writeLetters } from './letters.ts';

it('links the office to the canonical origin', () => {
  const received = {
    form: visit,
    id: 7,
    reference: 'V-7',
    sent: { dates: { begin: '2026-12-01', end: '2026-12-01' }, school: '甲校', city: '桃園市' },
    isWithheld: false,
  };
  const config = {
    mailOffice: 'office@example.edu.tw',
    canonicalOrigin: 'https://a.example.edu.tw',
  };
  const identity = { office: '招生組', phone: { label: '03' }, hours: '上班日' };
  const [[, letter] = []] = writeLetters(received, config, identity as never);
  expect(letter?.text).toContain('\nhttps://a.example.edu.tw/admin/forms/edit_visit?id=7');
});
