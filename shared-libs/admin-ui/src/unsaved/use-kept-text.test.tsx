// @vitest-environment jsdom
import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptText } from './use-kept-text.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Note({ id }: { id: number }) {
  const [text, setText] = useState('');
  useKeptText({ place: 'visit', id, text, onFound: setText });
  return (
    <textarea aria-label="備註" value={text} onChange={({ target }) => setText(target.value)} />
  );
}
const signedIn = (account = 1, draftKey = btoa('k'.repeat(32))) =>
  createAppStore({ session: { user: { info: { id: account }, draftKey }, priv: {} } as never });
const open = (id = 7, store = signedIn()) => showPage(<Note id={id} />, { store });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('備註');
async function write(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent(window, new Event('pagehide'));
}

describe('useKeptText', () => {
  it('gives back what was written when the session ended', async () => {
    open();
    await write('已和老師約好');
    cleanup();
    open();
    await waitFor(() => expect(box().value).toBe('已和老師約好'));
  });
  it('keeps nothing readable, and nothing for another entry or another person', async () => {
    open();
    await write('已和老師約好');
    cleanup();
    expect(JSON.stringify({ ...localStorage })).not.toContain('老師');
    open(8);
    expect(box().value).toBe('');
    cleanup();
    open(7, signedIn(2, btoa('o'.repeat(32))));
    expect(box().value).toBe('');
  });
  it('forgets it once the box is empty again', async () => {
    open();
    await write('已和老師約好');
    await write('');
    expect(localStorage).toHaveLength(0);
  });
});
