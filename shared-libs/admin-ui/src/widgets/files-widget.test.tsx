// @vitest-environment jsdom
import type { Field, FileValue } from '@admissions/contracts';
import { admissions } from '@admissions/contracts/kinds';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { storedOf } from '../form/form-values.ts';
import { FilesWidget } from './files-widget.tsx';

afterEach(cleanup);
const BROCHURE = { id: 9, name: '簡章.pdf', url: '/media/a.pdf', size: 1000, type: 'application/pdf' };
const FORM: FileValue = { media: 3, label: '報名表', url: '/media/b.pdf', size: 10, type: 'application/pdf' };

function Files({ onValue }: { onValue: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>([FORM]);
  const change = (next: unknown) => {
    setValue(next);
    onValue(storedOf(next));
  };
  const field = admissions.fields.files as Field;
  return (
    <FilesWidget kind={admissions} name="files" field={field} label="附件" value={value} onChange={change} onBlur={() => {}} error={undefined} errors={{}} />
  );
}

it('takes files out of the library, renames and removes them', async () => {
  const { sent } = apiAnswering(() => ({ data: { list: [BROCHURE], total: 1, page: 1, perpage: 24 } }));
  const onValue = vi.fn<(value: unknown) => void>();
  showPage(<Files onValue={onValue} />);
  fireEvent.click(screen.getByText('加入檔案'));
  fireEvent.click(await screen.findByLabelText('簡章.pdf'));
  await waitFor(() =>
    expect(onValue.mock.lastCall?.[0]).toEqual([
      { media: 3, label: '報名表' },
      { media: 9, label: '簡章.pdf' },
    ]),
  );
  expect(sent[0]).toMatchObject({ params: { type: 'file' } });
  fireEvent.change(screen.getByLabelText('檔案2的名稱'), { target: { value: '招生簡章' } });
  fireEvent.click(screen.getByLabelText('移除檔案1'));
  expect(onValue.mock.lastCall?.[0]).toEqual([{ media: 9, label: '招生簡章' }]);
});
