import { expect, it } from 'vitest';
import { toStoredItem } from './stored-item.ts';

const pic = {
  url: '/media/a.webp',
  alt: '圖',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
  media: 7,
};

it.each([
  ['text', { type: 'text', html: '<p></p>' }, { type: 'text', html: '<p></p>' }],
  [
    'picture without a caption',
    { type: 'image', image: pic, caption: '' },
    { type: 'image', image: { media: 7, alt: '圖' } },
  ],
  [
    'picture with its own focal point',
    { type: 'columns', image: { ...pic, hasOwnFocal: true }, html: '', side: 'left' },
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
    'film of the library',
    {
      type: 'video',
      video: { provider: 'file', url: '/media/5.mp4', media: 5 },
      caption: '說明',
    },
    { type: 'video', video: { provider: 'file', media: 5 }, caption: '說明' },
  ],
  [
    'quotation without an author',
    { type: 'quote', text: '一句話', name: '', role: '' },
    { type: 'quote', text: '一句話' },
  ],
  [
    'item of an unknown type unchanged',
    { type: 'poll', image: pic, caption: '' },
    { type: 'poll', image: pic, caption: '' },
  ],
])('toStoredItem converts a %s', (_what, item, sent) => expect(toStoredItem(item)).toEqual(sent));
