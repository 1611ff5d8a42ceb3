import { college } from '@admissions/model/kinds';
import { type AnyEntry, type FormValues, toFormValues } from '@admissions/model/merge';
import { PREVIEW_PATHS } from '@admissions/protocol';
import { apiAnswering, createEntry, type Reply } from '@admissions/tools/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEntryForm } from '../base/use-entry-form.ts';
import { useLivePreview } from './use-live-preview.ts';

const createReply = (token: string): Reply => ({
  data: { url: `/?preview=${token}#colleges`, until: '2026-11-24T12:00:00.000Z' },
});

function drawing(answer: (count: number) => Reply | Promise<Reply>, entry: AnyEntry | null = null) {
  let count = 0;
  const { sent } = apiAnswering(() => answer(++count));
  const form = createEntryForm<AnyEntry | null, FormValues>(entry, (loaded) =>
    toFormValues(college, loaded, { title: '資訊學院' }),
  );
  const { result } = renderHook(() =>
    useLivePreview({ kind: college, id: 4, on: undefined, form }),
  );
  const change = (values: FormValues) => act(() => form.change(values));
  const type = (title: string) => change({ title });
  const live = () => result.current;
  const shown = (isShown = true) => act(() => live().onShown(isShown));
  const titles = () => sent.map(({ body }) => (body as { values: FormValues }).values.title);
  return { sent, titles, change, type, live, shown };
}

describe('useLivePreview', () => {
  it('renders at once, then after a pause in typing, at the same address without scripts', async () => {
    const { sent, titles, type, live, shown } = drawing(() => createReply('t'));
    await waitFor(() => expect(live().src).toBe('/?preview=t&framed=1#colleges'));
    expect(sent).toMatchObject([{ method: 'post', path: PREVIEW_PATHS.make }]);
    shown();
    expect(live().state).toBe('shown');
    for (const title of ['資', '資管', '資管院']) type(title);
    await waitFor(() => expect(live().src).toBe('/?preview=t&framed=2#colleges'));
    expect(titles()).toEqual(['資訊學院', '資管院']);
    expect(sent[1]?.body).toMatchObject({ kind: college.id, id: 4, replaces: 't' });
  });
  it('names the selects that are still open', async () => {
    const { live, change } = drawing(() => createReply('t'));
    expect(live().open).toEqual(['hue']);
    change({ hue: 'engineering' });
    await waitFor(() => expect(live().open).toEqual([]));
  });
  it('matches what visitors see only while a published entry is unchanged', async () => {
    const entry = createEntry(4, { status: 'published', title: '資訊學院' });
    const { live, type, shown } = drawing(() => createReply('t'), entry as unknown as AnyEntry);
    await waitFor(() => expect(live().src).not.toBeNull());
    shown();
    expect(live()).toMatchObject({ state: 'shown', isLive: true });
    type('資管');
    await waitFor(() => expect(live().isLive).toBe(false));
  });
  it('sends no request while one is pending, then renders the text typed meanwhile', async () => {
    const { titles, type, live, shown } = drawing(() => createReply('t'));
    await waitFor(() => expect(live().src).not.toBeNull());
    type('甲');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(titles()).toEqual(['資訊學院']);
    shown();
    await waitFor(() => expect(titles()).toEqual(['資訊學院', '甲']));
  });
  it('creates a new preview when the previous one cannot be opened any more', async () => {
    const { sent, live, shown, type } = drawing((count) =>
      createReply(count === 1 ? 'old' : 'new'),
    );
    await waitFor(() => expect(live().src).toContain('old'));
    shown(false);
    expect(live().state).toBe('failed');
    type('乙');
    await waitFor(() => expect(live().src).toContain('new'));
    expect(sent[1]?.body).not.toHaveProperty('replaces');
  });
});
