import {
  defineKind,
  defineSingleScreen,
  list,
  longText,
  named,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

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
    pics: usual.pics,
  },
  public: { info: 'selfvalue/digitalPic_info' },
  page: { page: '/digit' },
  screen: defineSingleScreen('digital_list', { order: 10 }),
});
