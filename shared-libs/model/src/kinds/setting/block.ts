import { choice, defineKind, named, pair, usual } from '../../kind/index.ts';
import { TOPIC_NAMES } from '../../kind/labels.ts';

export const block = defineKind({
  id: 'setting.block',
  label: pair('連結圖塊', 'Blocks'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    link: usual.link,
    type: named(
      '位置',
      'Place',
      choice({
        1: TOPIC_NAMES.dream,
        2: TOPIC_NAMES.sales,
        3: TOPIC_NAMES.limited,
        4: TOPIC_NAMES.early,
        5: pair('頁尾連結列', 'Footer strip'),
      }),
    ),
  },
  columns: ['title', 'pic', 'link', 'type'],
  filters: ['type'],
  public: {
    list: 'setting/block_list',
    info: 'setting/block_info/:id',
    plain: { pic: 'picture', link: 'target' },
    filters: { title: { field: 'title', by: 'search' }, type: { field: 'type', by: 'equal' } },
  },
  page: null,
  shownOn: '/',
  screen: {
    shape: 'list',
    list: 'block_list',
    add: 'add_block',
    edit: 'add_block',
    isHandwritten: true,
  },
});
