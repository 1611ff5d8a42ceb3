import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
/** Types and leaves the page. */
function write(text: string) {
  type(text);
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.length > 0).toBe(text !== '');
}

describe('useUnsavedText', () => {
  it('restores text typed before the session ended', () => {
    open();
    write('已和老師約好');
    cleanup();
    open();
    expect(box().value).toBe('已和老師約好');
  });
  it('stores nothing readable, and separates entries and accounts', () => {
    open();
    write('已和老師約好');
    cleanup();
    expect(JSON.stringify({ ...localStorage })).not.toContain('老師');
    open(8);
    write('別人的');
    expect(box().value).toBe('別人的');
    cleanup();
    localStorage.removeItem(Object.keys(localStorage).find((name) => name.includes(' 8 ')) ?? '');
    open(7, signedIn(2, btoa('o'.repeat(32))));
    write('另一個人的');
    expect(box().value).toBe('另一個人的');
  });
  it('deletes it once the input is empty again', () => {
    open();
    write('已和老師約好');
    write('');
    expect(localStorage).toHaveLength(0);
  });
});
