/** Messages of approvals and of requests. */
export const reviewsZhTW = {
  'error.needsApproval': '這個單元的內容要由另一位同仁核可才能發布。請先儲存草稿，再「送請核可」。',
  'error.changedSinceApproval': '這份內容在核可之後又有修改，要請同仁再核可一次才能發布。',
  'error.ownApproval': '最後修改的人不能自己核可，請由另一位同仁核可。',
  'error.ownReview': '這是您提出的請求，要由另一位同仁回覆。',
  'error.lastEditorAsked': '這位同仁是最後修改的人，請選另一位。',
  'error.reviewAnswered': '這個請求已經有人回覆，或已經收回。請重新整理後再看。',
  'error.reviewAsked': '已經請這位同仁核可，還在等回覆。',
  'error.reviewMoved': '內容剛剛又有修改，請看過最新的內容再回覆。',
  'error.notPublishable': '這份草稿還沒填完，不能核可。可以退回，或請同仁補齊：{fields}',
  'error.approvalMeets': '草稿和{name}剛發布的版本改到同一處，請先開啟表單選擇要保留的內容。',
  'error.mediaNeedsApproval':
    '這個檔案用在需要同仁核可的單元，不能直接替換。請上傳成新的檔案，在草稿裡換上。',
  'reply.placeholder': '沒有「{name}」這個代碼，可用的有：{names}',
  'reply.noValue': '{reference}沒有「{name}」，請改寫內容，或取消選取這一筆',
  'reply.noAddress': '選取的申請都沒有留下電子郵件',
  'merge.notDuplicate': '這兩筆的電子郵件和電話都不同，或送出的日子相差超過{days}天，不能合併。',
  'merge.booked': '{reference}還占有預約名額。請先把那一筆改為「未受理」，再合併。',
  'merge.twice': '{reference}已經合併了別的申請，請先取消那個合併，或反過來合併。',
} as const;
