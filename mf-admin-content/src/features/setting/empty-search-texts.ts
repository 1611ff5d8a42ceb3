import { pair } from '@admissions/model';

export const TEXTS = {
  title: pair('查無結果的詞', 'Words that find nothing'),
  note: pair(
    '訪客在「找學系」打了、卻沒有學系也沒有說明的詞。只記詞、次數與最近一天，不記是誰；半年沒有人再找就刪除。',
    'What visitors typed in the finder without a department or a note. Only the word, how often and the last day are kept, not who; a word that nobody looked for in half a year is deleted.',
  ),
  off: pair(
    '還沒有統計：開啟「統計查無結果的詞」並發布後，找不到的詞會列在這裡。開啟時，請在「個資告知事項」的瀏覽紀錄寫上這件事。',
    'Nothing is counted: switch on “Count words that find nothing”, publish, and say so in the personal-data notice, where it is about browsing.',
  ),
  none: pair('目前沒有找不到的詞。', 'There are none at present.'),
  times: pair('{count}次，最近{day}', 'Times: {count}, last on {day}'),
  toSynonyms: pair('加入同義詞', 'To the words that mean the same'),
  toNotes: pair('加入說明', 'To the notes'),
  takeWord: pair('{button}：{word}', '{button}: {word}'),
  taken: pair('已在欄位裡', 'In the fields'),
  takenNow: pair(
    '「{word}」已加在「{field}」最後，補上其他內容後再發布。',
    '“{word}” stands at the end of “{field}”; complete it and publish.',
  ),
  showAll: pair('看全部{count}個', 'Show all {count}'),
  clear: pair('全部刪除', 'Delete all'),
  clearTitle: pair('刪除全部{count}個詞？', 'Delete all words ({count})?'),
  clearText: pair(
    '次數也會一起刪除，無法復原。',
    'With how often they were asked; nothing brings them back.',
  ),
  clearAgain: pair('再次確認：刪除全部{count}個詞？', 'Really delete all words ({count})?'),
  cleared: pair('已刪除', 'Deleted'),
};
