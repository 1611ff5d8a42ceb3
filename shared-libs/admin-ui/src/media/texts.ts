import type { Localised, MediaKind, MediaOrder } from '@admissions/contracts';

/** What the sorts of files are called. */
export const KIND_LABELS: Record<MediaKind, Localised> = {
  image: { 'zh-TW': '圖片', en: 'Pictures' },
  panorama: { 'zh-TW': '環景照片', en: 'Panoramas' },
  video: { 'zh-TW': '影片檔', en: 'Video files' },
  file: { 'zh-TW': '文件', en: 'Documents' },
};
export const ORDER_LABELS: Record<MediaOrder, Localised> = {
  newest: { 'zh-TW': '最新上傳', en: 'Newest first' },
  oldest: { 'zh-TW': '最早上傳', en: 'Oldest first' },
  name: { 'zh-TW': '依名稱', en: 'By name' },
  largest: { 'zh-TW': '檔案最大', en: 'Largest first' },
  smallest: { 'zh-TW': '檔案最小', en: 'Smallest first' },
};

/** The words of the media library. */
export const MEDIA_TEXTS = {
  library: { 'zh-TW': '媒體庫', en: 'Media library' },
  search: { 'zh-TW': '搜尋名稱或替代文字', en: 'Search names and alternative texts' },
  kind: { 'zh-TW': '檔案類型', en: 'Kind of file' },
  order: { 'zh-TW': '排列方式', en: 'Order' },
  used: { 'zh-TW': '使用情形', en: 'Use' },
  usedAny: { 'zh-TW': '全部檔案', en: 'All files' },
  usedYes: { 'zh-TW': '使用中', en: 'In use' },
  usedNo: { 'zh-TW': '沒有使用', en: 'Not in use' },
  files: { 'zh-TW': '檔案', en: 'Files' },
  pages: { 'zh-TW': '媒體庫分頁', en: 'Pages of the library' },
  found: { 'zh-TW': '共{count}個檔案', en: '{count} files' },
  nothing: {
    'zh-TW': '沒有符合的檔案。換個關鍵字，或把檔案拖到這裡上傳。',
    en: 'Nothing found. Try other words, or drop files here to upload them.',
  },
  again: { 'zh-TW': '再讀一次', en: 'Try again' },
  upload: { 'zh-TW': '上傳檔案', en: 'Upload files' },
  uploadHint: {
    'zh-TW': '也可以把檔案拖進來，或直接貼上。一次可以選好幾個。',
    en: 'Or drop files here, or paste them. Several at once are fine.',
  },
  drop: { 'zh-TW': '放開以上傳', en: 'Drop to upload' },
  uploads: { 'zh-TW': '上傳進度', en: 'Uploads' },
  uploading: { 'zh-TW': '{name}的上傳進度', en: 'Upload of {name}' },
  waiting: { 'zh-TW': '等待上傳', en: 'Waiting' },
  processing: { 'zh-TW': '處理中', en: 'Being processed' },
  uploaded: { 'zh-TW': '已上傳', en: 'Uploaded' },
  stopUpload: { 'zh-TW': '取消上傳{name}', en: 'Cancel the upload of {name}' },
  repeatUpload: { 'zh-TW': '重新上傳{name}', en: 'Upload {name} again' },
  hideUpload: { 'zh-TW': '從清單移除{name}', en: 'Remove {name} from this list' },
  uploadsDone: {
    'zh-TW': '{done}個檔案已上傳，{failed}個沒有成功',
    en: '{done} uploaded, {failed} failed',
  },
  noneChosen: {
    'zh-TW': '選一個檔案，這裡會顯示它的內容與用途。',
    en: 'Choose a file to see it and where it is used.',
  },
  details: { 'zh-TW': '檔案內容', en: 'About this file' },
  name: { 'zh-TW': '檔案名稱', en: 'Name' },
  alt: { 'zh-TW': '替代文字', en: 'Alternative text' },
  altHint: {
    'zh-TW': '寫給看不到圖片的人：圖裡有什麼、發生什麼事。',
    en: 'For people who cannot see it: what is in the picture and what happens.',
  },
  decorative: { 'zh-TW': '純裝飾，不需要替代文字', en: 'Decorative, needs no text' },
  altMissing: { 'zh-TW': '沒有替代文字', en: 'No alternative text' },
  size: { 'zh-TW': '大小', en: 'Size' },
  dimensions: { 'zh-TW': '尺寸', en: 'Dimensions' },
  duration: { 'zh-TW': '長度', en: 'Length' },
  type: { 'zh-TW': '格式', en: 'Format' },
  uploadedAt: { 'zh-TW': '上傳', en: 'Uploaded' },
  pixels: { 'zh-TW': '{width}×{height}像素', en: '{width}×{height} pixels' },
  cutFrom: { 'zh-TW': '裁自{width}×{height}', en: 'cut from {width}×{height}' },
  open: { 'zh-TW': '在新分頁開啟', en: 'Open in a new tab' },
  focal: { 'zh-TW': '焦點', en: 'Focal point' },
  focalHint: {
    'zh-TW': '點一下圖中最重要的位置；也可以用方向鍵移動。版位較窄時，會留住這裡。',
    en: 'Click what matters most, or move the point with the arrow keys. Narrow places keep it in view.',
  },
  focalAt: { 'zh-TW': '由左{x}%，由上{y}%', en: '{x}% from the left, {y}% from the top' },
  crop: { 'zh-TW': '裁切', en: 'Crop' },
  cropTitle: { 'zh-TW': '裁切圖片', en: 'Crop the picture' },
  cropHint: {
    'zh-TW':
      '拖曳框線調整範圍。方向鍵移動，Shift加方向鍵改變大小。所有使用這張圖的地方都會更新，原圖會保留。',
    en: 'Drag the frame. Arrow keys move it, Shift with arrow keys resizes it. Every place that shows the picture changes; the whole picture is kept.',
  },
  cropArea: { 'zh-TW': '裁切範圍', en: 'Part that is kept' },
  cropAt: {
    'zh-TW': '{width}×{height}像素，由左{x}%，由上{y}%',
    en: '{width}×{height} pixels, {x}% from the left, {y}% from the top',
  },
  ratio: { 'zh-TW': '比例', en: 'Ratio' },
  ratioFree: { 'zh-TW': '自由', en: 'Free' },
  ratioWide: { 'zh-TW': '16:9 橫幅', en: '16:9 wide' },
  ratioNews: { 'zh-TW': '16:10 消息', en: '16:10 news' },
  ratioCard: { 'zh-TW': '4:3 卡片', en: '4:3 card' },
  ratioPortrait: { 'zh-TW': '4:5 人像', en: '4:5 portrait' },
  ratioLogo: { 'zh-TW': '3:1 標誌', en: '3:1 logo' },
  cropApply: { 'zh-TW': '套用裁切', en: 'Apply' },
  cropNone: { 'zh-TW': '恢復整張圖', en: 'Whole picture' },
  replace: { 'zh-TW': '換成另一個檔案', en: 'Replace the file' },
  replaceText: {
    'zh-TW': '「{name}」會換成新的檔案，{count}筆使用它的資料都會一起更新。',
    en: 'Another file takes the place of “{name}”; the {count} entries that use it change with it.',
  },
  replaced: { 'zh-TW': '已換成新的檔案', en: 'The file was replaced' },
  removeFile: { 'zh-TW': '刪除檔案', en: 'Delete the file' },
  removeText: { 'zh-TW': '「{name}」會永久刪除，無法復原。', en: '“{name}” is deleted for good.' },
  removed: { 'zh-TW': '已刪除「{name}」', en: '“{name}” was deleted' },
  inUse: {
    'zh-TW': '{count}筆資料正在使用，先在那些地方換掉，才能刪除。',
    en: '{count} entries use it. Replace it there before you delete it.',
  },
  uses: { 'zh-TW': '用在哪裡', en: 'Where it is used' },
  usesNone: { 'zh-TW': '還沒有任何地方使用。', en: 'Not used anywhere yet.' },
  usesOther: { 'zh-TW': '其他區域的資料', en: 'An entry of another area' },
  inTrash: { 'zh-TW': '在回收桶', en: 'In the trash' },
  isDraft: { 'zh-TW': '草稿', en: 'Draft' },
  ofOtherAreas: {
    'zh-TW':
      '這個檔案用在您沒有權限的區域，可以選用，但不能修改或刪除。想改成別的樣子，請另外上傳一份。',
    en: 'This file is used in areas that you have no access to: you can use it, but not change or delete it. To have it another way, upload another copy.',
  },
  ofOthers: {
    'zh-TW':
      '這個檔案是別人上傳的，還沒有用在任何地方：可以選用，但只有上傳者和帳號管理者可以修改或刪除。',
    en: 'Somebody else uploaded this file and nothing uses it yet: you can use it, but only the uploader and account managers can change or delete it.',
  },
  altHere: {
    'zh-TW': '您寫的替代文字只用在這個地方，不會改到檔案本身。',
    en: 'The text that you write is for this place only; the file keeps its own.',
  },
  saveFacts: { 'zh-TW': '儲存檔案資料', en: 'Save these details' },
  savedFacts: { 'zh-TW': '已儲存', en: 'Saved' },
  changedMeanwhile: {
    'zh-TW': '{message}您的修改都還在，再按一次就會採用。',
    en: '{message} Your changes are still here; press again to keep them.',
  },
  choose: { 'zh-TW': '選用', en: 'Use it' },
  chooseMany: { 'zh-TW': '選用{count}個檔案', en: 'Use {count} files' },
  chosen: { 'zh-TW': '已選{count}個', en: '{count} chosen' },
  manyHint: { 'zh-TW': '可以連續選好幾個。', en: 'You can choose several.' },
} as const satisfies Record<string, Localised>;
