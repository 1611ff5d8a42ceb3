import { pair } from '@admissions/model';

export const TEXTS = {
  add: pair('加入一起上線', 'Add to a bundle'),
  hint: pair(
    '同一組的修改會在同一個時間一起上線。草稿原本的排程會取消。',
    'What is in a bundle goes live at one time. A schedule of a single draft ends.',
  ),
  bundle: pair('哪一組', 'Bundle'),
  fresh: pair('新的一組', 'A new bundle'),
  name: pair('這一組的名稱', 'Name of the bundle'),
  nameHint: pair('例如：116學年度招生。', 'Such as: admissions of 2027.'),
  time: pair('發布時間（臺北時間，也可以之後再選）', 'Publish at (Taipei time; can wait)'),
  noName: pair('請填寫名稱。', 'Please give it a name.'),
  doAdd: pair('加入', 'Add'),
  added: pair('已加入「{name}」。', 'Added to “{name}”.'),
  blocked: pair(
    '已加入「{name}」；這一組有{count}筆還不能發布。',
    'Added to “{name}”, where {count} cannot be published yet.',
  ),
  open: pair('看這一組', 'Open the bundle'),
  nothing: pair('先寫一些內容，才能加入。', 'Write something first, then add it.'),
  isIn: pair(
    '這筆在「{name}」這組修改裡，會和其他修改一起上線。',
    'This goes live with the bundle “{name}”.',
  ),
  alone: pair(
    '這筆在「{name}」這組修改裡；現在發布，就會比其他修改先上線。',
    'This is in the bundle “{name}”; published now, it goes live before the rest.',
  ),
};
