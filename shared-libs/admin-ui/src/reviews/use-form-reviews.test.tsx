// @vitest-environment jsdom

import { news } from '@admissions/model/kinds';
import type { FormValues } from '@admissions/model/merge';
import { REVIEW_PATHS } from '@admissions/protocol/staff';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { apiAnswering } from '@admissions/tools/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { reviewThread } from '../form/draft-fixture.tsx';
import { useFormReviews } from './use-form-reviews.ts';

const heading = (text: string) => ({ type: 'heading', level: 2, text, key: 'a' });

describe('comment marks of a body', () => {
  it('are stable during typing, so that the items are not rendered again', async () => {
    const comment = {
      id: 3,
      field: 'body',
      item: 'a',
      text: '改一下',
      by: { id: 8, name: '陳奕安' },
    };
    const thread = reviewThread({
      comments: [{ ...comment, at: '2026-11-24T03:00:00.000Z', resolved: null }],
    });
    apiAnswering(({ path }) => ({ data: path === REVIEW_PATHS.thread ? thread : {} }));
    const store = createAppStore({ locale: 'zh-TW' });
    const draft = {
      copy: null,
      state: 'saved' as const,
      saveNow: async () => true,
      read: () => null,
    };
    let draws = 0;
    const { result, rerender } = renderHook(
      () => {
        draws++;
        const form = useForm<FormValues>({ defaultValues: { body: [heading('甲')] } });
        const entry = { id: 4, revision: 2 } as never;
        return { form, reviews: useFormReviews({ isOn: true, kind: news, entry, form, draft }) };
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <AppStoreContext value={store}>{children}</AppStoreContext>
        ),
      },
    );
    await waitFor(() => expect(result.current.reviews.marks?.counts.get('a')).toBe(1));
    const { marks } = result.current.reviews;
    const drawn = draws;
    act(() => result.current.form.setValue('body', [heading('甲乙')]));
    expect(draws).toBe(drawn);
    rerender();
    expect(result.current.reviews.marks).toBe(marks);
    act(() => marks?.open('a'));
    expect(result.current.reviews.panel.commentTarget?.value).toBe('body/a');
  });
});
