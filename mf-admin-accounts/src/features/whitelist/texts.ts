import { pair } from '@admissions/model';

export const TEXTS = {
  ip: {
    title: pair('後台白名單', 'Allowed addresses'),
    help: pair(
      '限制只能從名單上的位址使用後台。前台網站不受影響。',
      'The back office is reached only from the addresses listed here. The public site is not affected.',
    ),
    add: pair('新增位址', 'Add address'),
    editTitle: pair('編輯位址：{ip}', 'Edit address: {ip}'),
    mine: pair('您目前的位址', 'Your address now'),
    mineListed: pair('在名單內', 'Listed'),
    mineNotListed: pair('不在名單內', 'Not listed'),
    addMine: pair('把我的位址加入名單', 'Add my address'),
    internal: pair(
      '這是這台機器或內部網路的位址，加入後不一定擋得住外面的人。請先問系統管理人員，需要時再按「新增位址」。',
      'An address of this machine or of an internal network: listed, it may not stop outsiders. Ask your administrators first.',
    ),
    addedMine: pair('已加入{ip}', '{ip} is added'),
    mineNote: pair('{name}的位址', 'Address of {name}'),
    openTitle: pair('目前沒有限制', 'There is no restriction now'),
    openText: pair(
      '名單上沒有有效的位址，因此任何位址都能開啟後台登入頁。加入第一筆之後，名單外的位址會立刻被拒絕。',
      'The list has no active entry, so the sign-in page opens from any address. After the first entry every other address is refused at once.',
    ),
    closedTitle: pair('只有名單上的位址能使用後台', 'Only listed addresses reach the back office'),
    closedText: pair(
      '包含登入在內。名單外的請求一律拒絕。',
      'That includes signing in. Any other address is refused.',
    ),
    ip: pair('位址或網段', 'Address or range'),
    ipHelp: pair(
      '例如203.0.113.7（一台電腦）、203.0.113.0/24（整個網段）。',
      'Such as 203.0.113.7 (one computer) or 203.0.113.0/24 (a whole range).',
    ),
    note: pair('說明', 'Note'),
    noteHelp: pair(
      '例如「招生組辦公室」，日後才知道這筆為什麼存在。',
      'Such as “Admissions office”, so that later everybody knows why it is here.',
    ),
    expiresAt: pair('有效期限', 'Expires'),
    expiresHelp: pair('臺北時間。留空表示不會到期。', 'Taipei time. Empty means never.'),
    never: pair('不會到期', 'Never'),
    active: pair('有效', 'Active'),
    expired: pair('已到期', 'Expired'),
    yours: pair('含您的位址', 'Holds your address'),
    removeTitle: pair('要刪除{ip}嗎？', 'Delete {ip}?'),
    removeText: pair(
      '從這個位址將無法再使用後台。',
      'The back office can no longer be used from this address.',
    ),
    removeLastText: pair(
      '這是最後一筆有效的位址。刪除後，任何位址都能開啟後台登入頁。',
      'This is the last active entry. Without it the sign-in page opens from any address.',
    ),
    removed: pair('已刪除{ip}', '{ip} is deleted'),
    saved: pair('已儲存{ip}', '{ip} is saved'),
    gone: pair(
      '找不到這筆位址，可能已被刪除。',
      'This entry is not there; it may have been deleted.',
    ),
    back: pair('回到白名單', 'Back to the list'),
    provisional: pair('先試{minutes}分鐘', 'Try it for {minutes} minutes'),
    provisionalHelp: pair(
      '立刻生效，{minutes}分鐘內沒有按「確認保留」就自動復原。會擋住您自己的變更，一定要先試。',
      'It holds at once and is undone without “Keep the change” within {minutes} minutes. A change that shuts you out must be tried first.',
    ),
    triedOut: pair(
      '已暫時套用，請在{minutes}分鐘內確認',
      'Tried out now; please confirm within {minutes} minutes',
    ),
    shutsOut: pair(
      '{act}後，您目前的位址（{ip}）不在名單上，會立刻無法使用後台；沒有在{minutes}分鐘內從名單內的位址確認，名單會自動恢復。',
      '{act}: your address ({ip}) is then not on the list, and the back office refuses it at once. The list is restored by itself unless a listed address confirms within {minutes} minutes.',
    ),
    shutOut: pair(
      '已暫時套用；{minutes}分鐘內沒有從名單內的位址確認，名單會自動恢復',
      'Tried out now; the list is restored by itself unless a listed address confirms within {minutes} minutes',
    ),
    lastHit: pair('最近使用', 'Last used'),
    neverHit: pair('尚未使用', 'Not yet'),
    wide: pair('範圍很大', 'Very wide'),
    wideTitle: pair('這個網段涵蓋很大的範圍', 'This range is very wide'),
    wideText: pair(
      '只固定前{bits}個位元，等於放行許多與本校無關的位址。請改成較小的網段，例如學校自己的/24。',
      'Of its bits only the first {bits} are fixed, which lets in many addresses that have nothing to do with the university. Use a smaller range, such as a /24 of its own.',
    ),
    useMine: pair('填入我的位址（{ip}）', 'Use my address ({ip})'),
    coversMine: pair(
      '放行{count}個位址，包含您的（{ip}）。',
      'Lets in {count}, with your address ({ip}).',
    ),
    many: pair('極多', 'very many'),
    missesMine: pair(
      '放行{count}個位址，不包含您的（{ip}）。',
      'Lets in {count}, without your address ({ip}).',
    ),
  },
  pending: {
    title: pair(
      '{by}的變更正在試用，{left}後自動復原',
      'A change by {by} is being tried out and is undone in {left}',
    ),
    text: pair(
      '請確認所有人都還能進入後台。確認保留之前，不能再做其他變更。',
      'Please make sure that everybody still gets in. Nothing else can be changed until then.',
    ),
    expired: pair(
      '{time} 試用未確認，已恢復原名單',
      'Not confirmed in time: the list before the trial is restored since {time}',
    ),
    confirm: pair('確認保留', 'Keep the change'),
    revert: pair('立即復原', 'Undo now'),
    confirmed: pair('變更已保留', 'The change was kept'),
    reverted: pair('變更已復原', 'The change is undone'),
  },
  tester: {
    title: pair('測試位址', 'Test an address'),
    help: pair(
      '輸入一個位址，看名單是否放行。只在這個畫面比對，不會送出。',
      'Type an address to see whether the list lets it in. It is compared here only and not sent.',
    ),
    address: pair('要測試的位址', 'Address to test'),
    allowed: pair('放行：符合{ip}', 'Let in by {ip}'),
    open: pair('放行：名單沒有有效的位址', 'Let in: the list has no active entry'),
    refused: pair('拒絕：沒有符合的位址', 'Refused: no entry matches'),
    invalid: pair('請輸入一個完整的位址', 'Please type one whole address'),
  },
};
