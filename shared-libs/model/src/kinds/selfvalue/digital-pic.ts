import { pair } from '../../base/locale.ts';
import { image, list, longText, named, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';
import { usual } from '../../kind/usual-fields.ts';

export const digitalPic = defineKind({
  id: 'selfvalue.digitalPic',
  label: pair('增能學習', 'Digital learning'),
  entryLabel: pair('增能學習的內容', 'digital learning'),
  singleton: true,
  fields: {
    title: usual.title(40),
    intro: named('前言', 'Introduction', longText()),
    steps: named(
      '學習階段',
      'Steps',
      list({
        title: named('階段名稱', 'Step', text(20)),
        text: named('說明', 'Text', text(120)),
      }),
    ),
    pics: named(
      '相片',
      'Photographs',
      list({
        title: named('相片標題', 'Title of the photograph', text(40)),
        pic: named('相片', 'Photograph', image()),
      }),
    ),
  },
  public: { info: 'selfvalue/digitalPic_info' },
  page: { page: '/digit' },
  screen: defineSingleScreen('digital_list', { order: 10 }),
});
