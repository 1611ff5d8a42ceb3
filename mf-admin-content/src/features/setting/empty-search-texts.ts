import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '查無結果的詞', en: 'Words that find nothing' },
  note: {
    'zh-TW':
      '訪客在「找學系」打了、卻沒有學系也沒有說明的詞。只記詞、次數與最近一天，不記是誰；半年沒有人再找就刪除。',
    en: 'What visitors typed in the finder without a department or a note. Only the word, how often and the last day are kept, not who; a word that nobody looked for in half a year is deleted.',
  },
  off: {
    'zh-TW':
      '還沒有統計：開啟「統計查無結果的詞」並發布後，找不到的詞會列在這裡。開啟時，請在「個資告知事項」的瀏覽紀錄寫上這件事。',
    en: 'Nothing is counted: switch on “Count words that find nothing”, publish, and say so in the personal-data notice, where it is about browsing.',
  },
  none: { 'zh-TW': '目前沒有找不到的詞。', en: 'There are none at present.' },
  failed: { 'zh-TW': '讀不到查無結果的詞。', en: 'The words could not be read.' },
  again: { 'zh-TW': '再試一次', en: 'Try again' },
  times: { 'zh-TW': '{count}次，最近{day}', en: 'Times: {count}, last on {day}' },
  toSynonyms: { 'zh-TW': '加入同義詞', en: 'To the words that mean the same' },
  toNotes: { 'zh-TW': '加入說明', en: 'To the notes' },
  takeWord: { 'zh-TW': '{button}：{word}', en: '{button}: {word}' },
  taken: { 'zh-TW': '已在欄位裡', en: 'In the fields' },
  takenNow: {
    'zh-TW': '「{word}」已加在「{field}」最後，補上其他內容後再發布。',
    en: '“{word}” stands at the end of “{field}”; complete it and publish.',
  },
  showAll: { 'zh-TW': '看全部{count}個', en: 'Show all {count}' },
  clear: { 'zh-TW': '全部刪除', en: 'Delete all' },
  clearTitle: { 'zh-TW': '刪除全部{count}個詞？', en: 'Delete all words ({count})?' },
  clearText: {
    'zh-TW': '次數也會一起刪除，無法復原。',
    en: 'With how often they were asked; nothing brings them back.',
  },
  clearAgain: {
    'zh-TW': '再次確認：刪除全部{count}個詞？',
    en: 'Really delete all words ({count})?',
  },
  cleared: { 'zh-TW': '已刪除', en: 'Deleted' },
} satisfies Record<string, Localised>;
