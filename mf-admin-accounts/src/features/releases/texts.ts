import { pair } from '@admissions/model';

const IS_CURRENT = pair('已改用{version}', '{version} is the current version');
const USED_BY_ALL = pair(
  '下一次開啟頁面起，所有人都改用{version}。',
  'From the next page on everybody gets {version}.',
);

export const TEXTS = {
  list: {
    title: pair('程式版本', 'Releases'),
    help: pair(
      '網站由幾個程式組成。有「錯誤偏多」時通知名稱下面的小組。',
      'The modules of the site. Call the team below the name of one with errors.',
    ),
    rollBackFirst: pair(
      '那一列有「回復到…」的話先按它。',
      ' If its row can roll back, do that first.',
    ),
    nothing: pair('還沒有任何版本。', 'Nothing is released yet.'),
    remote: pair('程式', 'Module'),
    version: pair('使用中的版本', 'Current version'),
    since: pair('開始使用', 'Since'),
    errors: pair('近{minutes}分鐘', 'Last {minutes} min'),
    shells: pair('伺服器', 'Servers'),
    refresh: pair('重新整理', 'Refresh'),
    at: pair('{moment}的狀況', 'As of {moment}'),
    back: pair('回到程式版本', 'Back to the releases'),
    gone: pair('找不到這個程式。', 'There is no such module.'),
    register: pair('登記新的程式', 'Register a module'),
  },
  notice: {
    healthy: pair('{count}個程式都正常', 'All healthy: {count}'),
    trouble: pair('{count}個程式要留意', 'To look at: {count}'),
    blind: pair(
      '暫時讀不到執行狀況：下面沒有錯誤次數，版本以發布紀錄為準。',
      'What runs cannot be read now: errors are missing, and versions are those of the records.',
    ),
  },
  state: {
    healthy: pair('正常', 'Healthy'),
    errors: pair('錯誤偏多', 'Errors'),
    refused: pair('有伺服器拒絕', 'Refused'),
    behind: pair('尚未全部更新', 'Not everywhere yet'),
    unknown: pair('沒有資料', 'No figures'),
    unreleased: pair('尚未發布', 'Not released'),
    pinned: pair('停在這一版', 'Pinned'),
    canary: pair('試行{version}（{percent}%）', 'Canary {version} ({percent}%)'),
    current: pair('使用中', 'Current'),
    canaryShare: pair('試行{percent}%', 'Canary {percent}%'),
  },
  figures: {
    rate: pair('每100次瀏覽{rate}次錯誤', '{rate} errors per 100 views'),
    count: pair('{count}次', '{count}'),
    none: pair('沒有錯誤', 'None'),
    unseen: pair('沒有人瀏覽', 'No views'),
    views: pair('瀏覽{views}次', 'Views: {views}'),
  },
  now: {
    title: pair('目前', 'Now'),
    history: pair('在操作紀錄查看所有變更', 'All changes in the audit log'),
    pin: pair('停在這一版', 'Pinned'),
    pinText: pair(
      '{by}：{reason}。要高於{upTo}的版本才會自動啟用。',
      '{by}: {reason}. Only a version above {upTo} becomes current by itself.',
    ),
    heldText: pair(
      '{by}：{reason}。恢復自動更新之前，團隊送出的版本都不會啟用。',
      '{by}: {reason}. No version that the team sends becomes current until the pin ends.',
    ),
    canary: pair('試行', 'Canary'),
    canaryText: pair('{version}，{percent}%的訪客', '{version}, {percent}% of the visitors'),
  },
  releases: {
    title: pair('所有版本', 'All releases'),
    none: pair('這個程式還沒有送出過版本。', 'This module has sent no release yet.'),
    version: pair('版本', 'Version'),
    origin: pair('原始碼與伺服器', 'Source and servers'),
    commitOf: pair('{version}的原始碼', 'Commit of {version}'),
    sentAt: pair('送出時間', 'Sent'),
    unknown: pair('未提供', 'Not stated'),
    noEarlier: pair('還沒有可以回復的版本', 'No earlier release'),
  },
  forEngineers: pair(
    '給工程人員：原始碼、伺服器、負責團隊與部署權杖',
    'For engineers: source, servers, owner, tokens',
  ),
  shells: {
    none: pair('沒有正在執行的伺服器回報。', 'No running server has reported.'),
    serves: pair('{shell}：{version}', '{shell}: {version}'),
    nothing: pair('沒有', 'Nothing'),
    refused: pair('拒絕{version}：{reason}', 'Refused {version}: {reason}'),
  },
  log: {
    judged: pair(
      '{views}次瀏覽中有{errors}次錯誤；另一版本{otherViews}次中有{otherErrors}次',
      'Errors of views: {errors} of {views}; of the other release: {otherErrors} of {otherViews}',
    ),
    fell: pair('伺服器程序中斷{falls}次；{judged}', 'Crashes of its renderers: {falls}; {judged}'),
  },
  changes: {
    rollBack: {
      title: pair('要把{remote}回復到{version}嗎？', 'Roll {remote} back to {version}?'),
      effects: [
        pair(
          '下一次開啟頁面起就是{version}，不再是{current}。開著的分頁換頁時更新，正在填寫的內容不受影響。',
          'From the next page on it is {version}, no longer {current}. Open tabs follow with their next page; what is typed stays.',
        ),
        pair(
          '這個程式會停在{version}：之後送出高於{current}的版本才會再更新。',
          'The module is pinned to {version}: only a version above {current} replaces it.',
        ),
      ],
      confirm: pair('回復到{version}', 'Roll back to {version}'),
      done: pair('已回復到{version}', 'Rolled back to {version}'),
    },
    use: {
      title: pair('要讓{remote}改用{version}嗎？', 'Switch {remote} to {version}?'),
      effects: [USED_BY_ALL],
      confirm: pair('改用{version}', 'Switch to {version}'),
      done: IS_CURRENT,
    },
    promote: {
      title: pair('要讓所有人都使用試行的{version}嗎？', 'Give the canary {version} to everybody?'),
      effects: [USED_BY_ALL],
      confirm: pair('全面啟用{version}', 'Promote {version}'),
      done: IS_CURRENT,
    },
    stop: {
      title: pair('要停止試行{version}嗎？', 'Stop the canary {version}?'),
      effects: [
        pair(
          '下一次開啟頁面起，沒有人會再拿到{version}；其他人使用的版本不變。',
          'From the next page on nobody gets {version}; what the others have stays.',
        ),
      ],
      confirm: pair('停止試行', 'Stop the canary'),
      done: pair('已停止試行{version}', 'The canary {version} is stopped'),
    },
    pin: {
      title: pair('要讓{remote}停在{version}嗎？', 'Pin {remote} to {version}?'),
      effects: [
        pair(
          '恢復自動更新之前，團隊送出的版本都不會啟用，也不會試行。',
          'No version that the team sends becomes current, or a canary, until the pin ends.',
        ),
      ],
      confirm: pair('停在{version}，不自動更新', 'Pin to {version}'),
      done: pair('已停在{version}', 'Pinned to {version}'),
    },
    unpin: {
      title: pair('要讓{remote}恢復自動更新嗎？', 'Unpin {remote}?'),
      effects: [
        pair(
          '團隊可以再啟用任何已送出的版本。目前使用的版本不變。',
          'The team may use any release that it has sent again. The current one stays.',
        ),
      ],
      confirm: pair('恢復自動更新', 'Unpin'),
      done: pair('已恢復自動更新', 'Unpinned'),
    },
  },
  change: {
    proof: pair(
      '變更版本影響所有人，因此請再輸入一次。',
      'A change of releases affects everybody, so it is asked for once more.',
    ),
    unpins: pair('也會恢復自動更新。', 'The pin ends with it.'),
    reason: pair('原因', 'Reason'),
    reasonHelp: pair('會寫進操作紀錄。', 'It is written into the audit log.'),
    errors: pair('{version}錯誤偏多（{count}次）', 'Errors of {version}: {count}'),
    waits: pair(
      '正在等每台伺服器回報，最多20秒。',
      'Waiting for every server, 20 seconds at most.',
    ),
    close: pair('完成', 'Done'),
  },
  outcome: {
    all: pair(
      '{count}台伺服器都已採用：{shells}',
      'All servers ({count}) have adopted it: {shells}',
    ),
    nobody: pair(
      '沒有正在執行的伺服器回報；啟動後就會採用。',
      'No running server has reported; they adopt it when they start.',
    ),
    adopted: pair('已採用：{shells}', 'Adopted by {shells}'),
    refused: pair('{shell}拒絕：{reason}', '{shell} refused it: {reason}'),
    silent: pair(
      '還沒有回報：{shells}。請稍後重新整理。',
      'No word yet from {shells}. Please refresh in a while.',
    ),
  },
  owner: {
    title: pair('負責團隊', 'Owner'),
    none: pair(
      '還沒有登記負責團隊，因此不能送出版本。',
      'No team is registered, so no release can be sent.',
    ),
    team: pair('團隊', 'Team'),
    teamHelp: pair('與remote.json的owner相同。', 'The same as owner in remote.json.'),
    prefixes: pair('網址', 'Paths'),
    prefixesHelp: pair(
      '一行一個，例如/news；包含它底下的所有網址。/只代表首頁。',
      'One a line, such as /news, with everything below it. / is the home page alone.',
    ),
    noPrefixes: pair('沒有網址', 'No paths'),
    allPrefixes: pair('看全部網址（{count}個）', 'All paths ({count})'),
    add: pair('登記負責團隊', 'Register the team'),
    saved: pair('已儲存{team}', '{team} is saved'),
    proof: pair(
      '變更誰能發布之前，請再輸入一次。',
      'Asked for once more before it changes who may release.',
    ),
    name: pair('名稱', 'Name'),
    nameHelp: pair(
      'remote.json的name，以mf_開頭，例如mf_library。',
      'The name in remote.json; begins with mf_, such as mf_library.',
    ),
    badName: pair(
      '名稱只能用小寫英文字母與底線，並以mf_開頭。',
      'The name takes small letters and underscores, and begins with mf_.',
    ),
    taken: pair(
      '已經有這個程式，請從列表進入後編輯。',
      'This module is there already: edit it from the list.',
    ),
    registerText: pair(
      '登記之後，就能為團隊建立部署權杖。',
      'Once it is registered, deploy tokens can be made for the team.',
    ),
  },
  token: {
    title: pair('部署權杖', 'Deploy tokens'),
    help: pair(
      '團隊的程式用它送出這個程式的版本；只能用在這個程式。',
      'With one of these the team’s program sends releases of this module, and of no other.',
    ),
    none: pair('沒有部署權杖。', 'There is none.'),
    needsOwner: pair('先登記負責團隊。', 'Register the team first.'),
    add: pair('建立部署權杖', 'Make a deploy token'),
    name: pair('名稱', 'Name'),
    lifetime: pair('有效期限', 'Valid for'),
    days: pair('90天', '90 days'),
    year: pair('一年', 'One year'),
    unlimited: pair('不限', 'No end'),
    scope: pair('可以做什麼', 'What it may do'),
    everything: pair('全部', 'Everything'),
    send: pair('發布給所有人', 'Release to everybody'),
    canary: pair('只給部分訪客', 'Release to a share of the visitors'),
    rollback: pair('回復', 'Roll back'),
    until: pair('有效至{moment}', 'Valid until {moment}'),
    expired: pair('{moment}已到期', 'Expired {moment}'),
    nameHelp: pair(
      '誰會使用，例如「網站組的GitLab」。',
      'What uses it, such as “GitLab of the web team”.',
    ),
    proof: pair(
      '拿到權杖的人可以發布版本，因此請再輸入一次。',
      'Whoever has the token may release, so it is asked for once more.',
    ),
    created: pair('{moment}由{by}建立', 'Made {moment} by {by}'),
    used: pair('最近使用{moment}', 'Last used {moment}'),
    unused: pair('尚未使用', 'Not used yet'),
    revoked: pair('{moment}已撤銷', 'Revoked {moment}'),
    revoke: pair('撤銷', 'Revoke'),
    revokeTitle: pair('要撤銷「{name}」嗎？', 'Revoke “{name}”?'),
    revokeText: pair(
      '使用它的程式立刻不能再送出版本。已經送出的版本不受影響。',
      'What uses it can send nothing more at once. What was sent stays.',
    ),
    revokeDone: pair('已撤銷「{name}」', '“{name}” is revoked'),
  },
  newToken: {
    title: pair('{name}的部署權杖', 'Deploy token of {name}'),
    explanation: pair(
      '權杖只顯示這一次，之後無法再查看。請存進團隊的CI設定。',
      'The token is shown this once. Put it into the settings of the team’s CI.',
    ),
    label: pair('權杖', 'Token'),
    copy: pair('複製權杖', 'Copy token'),
    copyFailed: pair(
      '瀏覽器不允許複製，請手動選取權杖。',
      'The browser does not allow copying. Please select the token by hand.',
    ),
    close: pair('我已存好，關閉', 'I have stored it, close'),
  },
};
