import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useUnsavedText } from './use-unsaved-text.ts';

function Note({ id }: { id: number }) {
  const [text, setText] = useState('');
  useUnsavedText({ scope: 'visit', id, text, onFound: setText });
  return (
    <textarea aria-label="備註" value={text} onChange={({ target }) => setText(target.value)} />
  );
}
const signedIn = (account = 1, draftKey = btoa('k'.repeat(32))) =>
  createAppStore({ session: { user: { info: { id: account }, draftKey }, priv: {} } as never });
const open = (id = 7, store = signedIn()) => showPage(<Note id={id} />, { store });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('備註');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
/** Types and leaves the page; the cipher is loaded lazily. */
async function write(text: string) {
  type(text);
  await waitFor(() => {
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.length > 0).toBe(text !== '');
  });
}

describe('useUnsavedText', () => {
  it('restores text typed before the session ended', async () => {
    open();
    await write('已和老師約好');
    cleanup();
    open();
    await waitFor(() => expect(box().value).toBe('已和老師約好'));
  });
  it('keeps both stored text and text typed before it has loaded', async () => {
    open();
    await write('已和老師約好');
    cleanup();
    open();
    type('星期三');
    await waitFor(() => expect(box().value).toBe('已和老師約好\n星期三'));
  });
  it('deletes it once the input is empty again', async () => {
    open();
    await write('已和老師約好');
    await write('');
    expect(localStorage).toHaveLength(0);
  });
});
