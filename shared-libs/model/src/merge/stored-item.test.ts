import { expect, it } from 'vitest';
import { PICTURE } from '../fixtures/picture.ts';
import { toStoredItem } from './stored-item.ts';

it.each([
  ['text', { type: 'text', html: '<p></p>' }, { type: 'text', html: '<p></p>' }],
  [
    'picture with its own focal point',
    { type: 'columns', image: { ...PICTURE, hasOwnFocal: true }, html: '', side: 'left' },
    {
      type: 'columns',
      image: { media: 7, alt: '圖', focal: { x: 0.5, y: 0.5 } },
      html: '',
      side: 'left',
    },
  ],
  [
    'film with its captions',
    { type: 'video', video: { provider: 'file', media: 5, url: '/a.mp4', captions: 'WEBVTT' } },
    { type: 'video', video: { provider: 'file', media: 5, captions: 'WEBVTT' } },
  ],
  ['picture without a file', { type: 'image', image: null }, { type: 'image', image: null }],
  [
    'file',
    {
      type: 'file',
      file: { url: '/a.pdf', label: '簡章', size: 9, type: 'x', media: 4 },
      label: '',
    },
    { type: 'file', file: { media: 4, label: '簡章' }, label: '' },
  ],
  [
    'quotation without an author',
    { type: 'quote', text: '一句話', name: '', role: '' },
    { type: 'quote', text: '一句話' },
  ],
  [
    'item of an unknown type unchanged',
    { type: 'poll', image: PICTURE, caption: '' },
    { type: 'poll', image: PICTURE, caption: '' },
  ],
])('toStoredItem converts a %s', (_what, item, sent) => expect(toStoredItem(item)).toEqual(sent));
