import type { Localised } from '@admissions/model';

export const TEXTS = {
  add: { 'zh-TW': '加入一組修改', en: 'Add to a bundle' },
  hint: {
    'zh-TW': '同一組的修改會在同一個時間一起上線。草稿原本的排程會取消。',
    en: 'What is in a bundle goes live at one time. A schedule of a single draft ends.',
  },
  bundle: { 'zh-TW': '哪一組', en: 'Bundle' },
  fresh: { 'zh-TW': '新的一組', en: 'A new bundle' },
  name: { 'zh-TW': '這一組的名稱', en: 'Name of the bundle' },
  nameHint: { 'zh-TW': '例如：116學年度招生。', en: 'Such as: admissions of 2027.' },
  noName: { 'zh-TW': '請填寫名稱。', en: 'Please give it a name.' },
  doAdd: { 'zh-TW': '加入', en: 'Add' },
  added: { 'zh-TW': '已加入「{name}」。', en: 'Added to “{name}”.' },
  open: { 'zh-TW': '看這一組', en: 'Open the bundle' },
  nothing: { 'zh-TW': '先寫一些內容，才能加入。', en: 'Write something first, then add it.' },
  isIn: {
    'zh-TW': '這筆在「{name}」這組修改裡，會和其他修改一起上線。',
    en: 'This goes live with the bundle “{name}”.',
  },
  alone: {
    'zh-TW': '這筆在「{name}」這組修改裡；現在發布，就會比其他修改先上線。',
    en: 'This is in the bundle “{name}”; published now, it goes live before the rest.',
  },
} as const satisfies Record<string, Localised>;
