import { pair } from '../../base/locale.ts';
import { image, items, labelled, link, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { dialogPage } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const crossDepartment = defineKind({
  id: 'selfvalue.department',
  label: pair('跨域單位', 'Units for cross-domain study'),
  fields: {
    title: named('單位名稱', 'Unit', text(40)),
    titleEn: labelled(usual.titleEn, optional(text(80))),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    link: labelled(usual.link, optional(link())),
  },
  search: ['title', 'titleEn', 'summary'],
  siteSearch: { summary: ['summary'] },
  columns: ['title', 'pic', 'link'],
  public: { list: 'selfvalue/department_list', info: 'selfvalue/department_info/:id' },
  page: dialogPage('/studying', 'department'),
  screen: defineListScreenWithAdd('department', { order: 4, label: pair('跨域單位', 'Units') }),
});
