import type { Localised } from '@admissions/model';

export const TEXTS = {
  ip: {
    title: { 'zh-TW': '後台白名單', en: 'Allowed addresses' },
    help: {
      'zh-TW': '限制只能從名單上的位址使用後台。前台網站不受影響。',
      en: 'The back office is reached only from the addresses listed here. The public site is not affected.',
    },
    add: { 'zh-TW': '新增位址', en: 'Add address' },
    addTitle: { 'zh-TW': '新增位址', en: 'Add address' },
    editTitle: { 'zh-TW': '編輯位址：{ip}', en: 'Edit address: {ip}' },
    mine: { 'zh-TW': '您目前的位址', en: 'Your address now' },
    mineListed: { 'zh-TW': '在名單內', en: 'Listed' },
    mineNotListed: { 'zh-TW': '不在名單內', en: 'Not listed' },
    addMine: { 'zh-TW': '把我的位址加入名單', en: 'Add my address' },
    addedMine: { 'zh-TW': '已加入{ip}', en: '{ip} is added' },
    mineNote: { 'zh-TW': '{name}的位址', en: 'Address of {name}' },
    openTitle: { 'zh-TW': '目前沒有限制', en: 'There is no restriction now' },
    openText: {
      'zh-TW':
        '名單上沒有有效的位址，因此任何位址都能開啟後台登入頁。加入第一筆之後，名單外的位址會立刻被拒絕，請先加入您自己的位址。',
      en: 'The list has no active entry, so the sign-in page opens from any address. After the first entry every other address is refused at once: add your own first.',
    },
    closedTitle: {
      'zh-TW': '只有名單上的位址能使用後台',
      en: 'Only listed addresses reach the back office',
    },
    closedText: {
      'zh-TW': '包含登入在內。名單外的請求一律拒絕。',
      en: 'That includes signing in. Any other address is refused.',
    },
    ip: { 'zh-TW': '位址或網段', en: 'Address or range' },
    ipHelp: {
      'zh-TW': '例如203.0.113.7、203.0.113.0/24或2001:db8::/32。',
      en: 'Such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.',
    },
    note: { 'zh-TW': '說明', en: 'Note' },
    noteHelp: {
      'zh-TW': '例如「招生組辦公室」，日後才知道這筆為什麼存在。',
      en: 'Such as “Admissions office”, so that later everybody knows why it is here.',
    },
    expiresAt: { 'zh-TW': '有效期限', en: 'Expires' },
    expiresHelp: { 'zh-TW': '臺北時間。留空表示不會到期。', en: 'Taipei time. Empty means never.' },
    never: { 'zh-TW': '不會到期', en: 'Never' },
    active: { 'zh-TW': '有效', en: 'Active' },
    expired: { 'zh-TW': '已到期', en: 'Expired' },
    yours: { 'zh-TW': '含您的位址', en: 'Holds your address' },
    updatedAt: { 'zh-TW': '最後修改', en: 'Last change' },
    nothing: {
      'zh-TW': '名單是空的：任何位址都能開啟後台。',
      en: 'The list is empty: the back office opens from any address.',
    },
    removeTitle: { 'zh-TW': '要刪除{ip}嗎？', en: 'Delete {ip}?' },
    removeText: {
      'zh-TW': '從這個位址將無法再使用後台。',
      en: 'The back office can no longer be used from this address.',
    },
    removeLastText: {
      'zh-TW': '這是最後一筆有效的位址。刪除後，任何位址都能開啟後台登入頁。',
      en: 'This is the last active entry. Without it the sign-in page opens from any address.',
    },
    removed: { 'zh-TW': '已刪除{ip}', en: '{ip} is deleted' },
    saved: { 'zh-TW': '已儲存{ip}', en: '{ip} is saved' },
    gone: {
      'zh-TW': '找不到這筆位址，可能已被刪除。',
      en: 'This entry is not there; it may have been deleted.',
    },
    back: { 'zh-TW': '回到白名單', en: 'Back to the list' },
    provisional: { 'zh-TW': '先試{minutes}分鐘', en: 'Try it for {minutes} minutes' },
    provisionalHelp: {
      'zh-TW':
        '變更立刻生效；{minutes}分鐘內沒有按下「確認保留」，就自動復原。會擋住您自己位址的變更只能這樣試；復原之前您會被登出，無法使用後台。',
      en: 'The change holds at once; without “Keep the change” within {minutes} minutes it is undone by itself. A change that shuts out your own address can only be tried; until it is undone you are signed out and cannot get in.',
    },
    triedOut: {
      'zh-TW': '已暫時套用，請在{minutes}分鐘內確認',
      en: 'Tried out now; please confirm within {minutes} minutes',
    },
    lastHit: { 'zh-TW': '最近使用', en: 'Last used' },
    neverHit: { 'zh-TW': '尚未使用', en: 'Not yet' },
    wide: { 'zh-TW': '範圍很大', en: 'Very wide' },
    wideTitle: { 'zh-TW': '這個網段涵蓋很大的範圍', en: 'This range is very wide' },
    wideText: {
      'zh-TW':
        '只固定前{bits}個位元，等於放行許多與本校無關的位址。請改成較小的網段，例如學校自己的/24。',
      en: 'Of its bits only the first {bits} are fixed, which lets in many addresses that have nothing to do with the university. Use a smaller range, such as a /24 of its own.',
    },
    coversMine: { 'zh-TW': '包含您目前的位址（{ip}）', en: 'Holds your address now ({ip})' },
    missesMine: {
      'zh-TW': '不包含您目前的位址（{ip}）',
      en: 'Does not hold your address now ({ip})',
    },
  },
  pending: {
    title: {
      'zh-TW': '{by}的變更正在試用，{left}後自動復原',
      en: 'A change by {by} is being tried out and is undone in {left}',
    },
    text: {
      'zh-TW': '請確認所有人都還能進入後台。確認保留之前，不能再做其他變更。',
      en: 'Please make sure that everybody still gets in. Nothing else can be changed until then.',
    },
    confirm: { 'zh-TW': '確認保留', en: 'Keep the change' },
    revert: { 'zh-TW': '立即復原', en: 'Undo now' },
    confirmed: { 'zh-TW': '變更已保留', en: 'The change is kept' },
    reverted: { 'zh-TW': '變更已復原', en: 'The change is undone' },
  },
  tester: {
    title: { 'zh-TW': '測試位址', en: 'Test an address' },
    help: {
      'zh-TW': '輸入一個位址，看名單是否放行。只在這個畫面比對，不會送出。',
      en: 'Type an address to see whether the list lets it in. It is compared here only and not sent.',
    },
    address: { 'zh-TW': '要測試的位址', en: 'Address to test' },
    allowed: { 'zh-TW': '放行：符合{ip}', en: 'Let in by {ip}' },
    open: { 'zh-TW': '放行：名單沒有有效的位址', en: 'Let in: the list has no active entry' },
    refused: { 'zh-TW': '拒絕：沒有符合的位址', en: 'Refused: no entry matches' },
    invalid: { 'zh-TW': '請輸入一個完整的位址', en: 'Please type one whole address' },
  },
} as const satisfies Record<string, Record<string, Localised>>;
