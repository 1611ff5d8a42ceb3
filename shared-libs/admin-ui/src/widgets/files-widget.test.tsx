import type { FileValue } from '@admissions/model';
import { admissions } from '@admissions/model/kinds';
import { toStoredValue } from '@admissions/model/merge';
import { apiAnswering } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMedia } from '../fixtures/library.tsx';
import { showWidget } from '../fixtures/widget.tsx';

const BROCHURE = createMedia(9, { kind: 'file', name: '簡章.pdf', type: 'application/pdf' });
const createFile = (media: number, label: string, extension: string): FileValue => ({
  media,
  label,
  url: `/media/${media}.${extension}`,
  size: 10,
  type: 'application/octet-stream',
});
const FORM = createFile(3, '報名表', 'pdf');
const FORM_DOCX = createFile(4, '切結書', 'docx');
const show = (...value: FileValue[]) => showWidget({ kind: admissions, name: 'files', value });

describe('FilesWidget', () => {
  it('adds files from the library, renames and removes them', async () => {
    const { sent } = apiAnswering(() => ({
      data: { list: [BROCHURE], total: 1, page: 1, perpage: 24, types: {} },
    }));
    const { last } = show(FORM);
    const stored = () => toStoredValue(admissions.fields.files, last());
    fireEvent.click(screen.getByText('加入檔案'));
    fireEvent.click(await screen.findByLabelText('簡章.pdf'));
    fireEvent.click(screen.getByRole('button', { name: /^選\s?用/ }));
    await waitFor(() =>
      expect(stored()).toEqual([
        { media: 3, label: '報名表' },
        { media: 9, label: '簡章.pdf' },
      ]),
    );
    expect(sent.find(({ path }) => path.endsWith('media_list'))).toMatchObject({
      params: { type: 'file' },
    });
    fireEvent.change(screen.getByLabelText('檔案2的名稱'), { target: { value: '招生簡章' } });
    fireEvent.click(screen.getByLabelText('移除檔案1'));
    expect(stored()).toEqual([{ media: 9, label: '招生簡章' }]);
  });

  it('requires a PDF or ODF beside an Office document, until one of the same name exists', () => {
    show(FORM_DOCX);
    expect(screen.getByText(/請另外附上同名的PDF或ODF檔/)).toBeTruthy();
    cleanup();
    show(FORM_DOCX, { ...FORM, label: '切結書' });
    expect(screen.queryByText(/請另外附上同名的PDF或ODF檔/)).toBeNull();
  });
});
