/** Messages of approvals. */
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
  'error.draftInBundle': '這份草稿在「{name}」這組修改裡，會一起上線，不能另外排程。',
  'error.inOtherBundle': '「{title}」已經在另一組修改「{name}」裡，請先從那一組移出。',
  'error.bundleFull': '一組修改最多{max}筆。',
  'error.bundleBlocked': '有{count}筆還不能發布，所以整組都沒有發布；請看各筆的說明。',
  'error.bundleEmpty': '這組修改沒有可以發布的內容。',
  'error.bundleMoved': '這組修改的內容剛剛有變動，什麼都還沒發布。請看過最新的狀態再試一次。',
  'error.bundleOver': '這組修改已經發布。',
  'error.bundleNotUndone': '發布之後又有修改，所以整組都沒有復原：{titles}',
  'error.ownBundleApproval': '最後修改的人不能自己核可，請由另一位同仁核可：{titles}',
  'error.mediaNeedsApproval':
    '這個檔案用在需要同仁核可的單元，不能直接替換。請上傳成新的檔案，在草稿裡換上。',
} as const;
