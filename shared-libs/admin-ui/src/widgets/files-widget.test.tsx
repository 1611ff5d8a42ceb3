// @vitest-environment jsdom
import type { Field, FileValue } from '@admissions/model';
import { admissions } from '@admissions/model/kinds';
import { toStoredValue } from '@admissions/model/merge';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMedia } from '../media/library-fixture.tsx';
import { FilesWidget } from './files-widget.tsx';

afterEach(cleanup);
const BROCHURE = createMedia(9, {
  kind: 'file',
  name: '簡章.pdf',
  url: '/media/a.pdf',
  size: 1000,
  type: 'application/pdf',
  width: 0,
  height: 0,
  original: null,
});
const FORM_DOCX: FileValue = {
  media: 4,
  label: '切結書',
  url: '/media/c.docx',
  size: 10,
  type: 'application/msword',
};
const FORM: FileValue = {
  media: 3,
  label: '報名表',
  url: '/media/b.pdf',
  size: 10,
  type: 'application/pdf',
};

function Files({
  onValue,
  initial = [FORM],
}: {
  onValue: (value: unknown) => void;
  initial?: FileValue[];
}) {
  const [value, setValue] = useState<unknown>(initial);
  const change = (next: unknown) => {
    setValue(next);
    onValue(toStoredValue(admissions.fields.files, next));
  };
  const field = admissions.fields.files as Field;
  return (
    <FilesWidget
      kind={admissions}
      name="files"
      field={field}
      label="附件"
      value={value}
      onChange={change}
      onBlur={() => {}}
      error={undefined}
      errors={{}}
    />
  );
}

describe('FilesWidget', () => {
  it('adds files from the library, renames and removes them', async () => {
    const { sent } = apiAnswering(() => ({
      data: { list: [BROCHURE], total: 1, page: 1, perpage: 24, types: {} },
    }));
    const onValue = vi.fn<(value: unknown) => void>();
    showPage(<Files onValue={onValue} />);
    fireEvent.click(screen.getByText('加入檔案'));
    fireEvent.click(await screen.findByLabelText('簡章.pdf'));
    fireEvent.click(screen.getByRole('button', { name: /^選\s?用/ }));
    await waitFor(() =>
      expect(onValue.mock.lastCall?.[0]).toEqual([
        { media: 3, label: '報名表' },
        { media: 9, label: '簡章.pdf' },
      ]),
    );
    expect(sent.find(({ path }) => path.endsWith('media_list'))).toMatchObject({
      params: { type: 'file' },
    });
    fireEvent.change(screen.getByLabelText('檔案2的名稱'), { target: { value: '招生簡章' } });
    fireEvent.click(screen.getByLabelText('移除檔案1'));
    expect(onValue.mock.lastCall?.[0]).toEqual([{ media: 9, label: '招生簡章' }]);
  });

  it('requires a PDF or ODF beside an Office document, until one of the same name exists', () => {
    showPage(<Files initial={[FORM_DOCX]} onValue={() => {}} />);
    expect(screen.getByText(/請另外附上同名的PDF或ODF檔/)).toBeTruthy();
    cleanup();
    showPage(<Files initial={[FORM_DOCX, { ...FORM, label: '切結書' }]} onValue={() => {}} />);
    expect(screen.queryByText(/請另外附上同名的PDF或ODF檔/)).toBeNull();
  });
});
