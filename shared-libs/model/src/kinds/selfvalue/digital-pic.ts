import { pair } from '../../base/locale.ts';
import { image, labelled, list, longText, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

export const digitalPic = defineKind({
  id: 'selfvalue.digitalPic',
  label: { 'zh-TW': '增能學習', en: 'Digital learning' },
  entryLabel: { 'zh-TW': '增能學習的內容', en: 'digital learning' },
  singleton: true,
  fields: {
    title: labelled(usual.title, text(40)),
    intro: labelled(pair('前言', 'Introduction'), longText()),
    steps: labelled(
      pair('學習階段', 'Steps'),
      list({
        title: labelled(pair('階段名稱', 'Step'), text(20)),
        text: labelled(pair('說明', 'Text'), text(120)),
      }),
    ),
    pics: labelled(
      pair('相片', 'Photographs'),
      list({
        title: labelled(pair('相片標題', 'Title of the photograph'), text(40)),
        pic: labelled(pair('相片', 'Photograph'), image()),
      }),
    ),
  },
  siteSearch: { summary: ['intro'] },
  public: { info: 'selfvalue/digitalPic_info' },
  page: { page: '/digit' },
  screen: defineSingleScreen('digital_list', { order: 10 }),
});
