/** Messages for authors of clients. */
export const requestsZhTW = {
  'request.unknown': '這裡沒有這個參數，可用的有：{names}',
  'request.missing': '缺少這個參數',
  'request.value': '這裡不能用這個值',
  'request.oneOf': '須為其中之一：{values}',
  'request.whole': '須為{min}到{max}的整數',
  'request.long': '不可超過{max}個字',
  'request.days': '開始日不可晚於結束日，也不可早於結束日超過{months}個月',
  'request.twice': '只能出現一次',
  'request.text': '含有無法儲存的字元（NUL或不完整的代理對）',
  'request.keys': '不可超過{max}個欄位',
  'request.deep': '超過{max}層，或含有無法儲存的字元',
  'request.json': '不是JSON',
  'request.multipart': '不是完整的multipart/form-data',
  'request.path': '無法解讀這個網址',
  'request.overrideMissing':
    '這裡以POST代替PUT：請在內容加上_method: put，或送出X-HTTP-Method-Override: PUT',
  'request.overrideRefused': '這裡不能改用其他方法',
} as const;
