import type { Localised } from '@admissions/model';
import type { ReleaseAction } from '@admissions/protocol/releases';

export const ACTION_NAMES: Record<ReleaseAction, Localised> = {
  send: { 'zh-TW': '送出版本', en: 'Sent' },
  switch: { 'zh-TW': '啟用版本', en: 'Put in force' },
  end_canary: { 'zh-TW': '停止試行', en: 'Canary ended' },
  rollback: { 'zh-TW': '回復版本', en: 'Rolled back' },
  pin: { 'zh-TW': '固定版本', en: 'Pinned' },
  unpin: { 'zh-TW': '解除固定', en: 'Unpinned' },
  owner: { 'zh-TW': '變更負責團隊', en: 'Owner changed' },
  token: { 'zh-TW': '建立部署權杖', en: 'Token made' },
  revoke_token: { 'zh-TW': '撤銷部署權杖', en: 'Token revoked' },
  import: { 'zh-TW': '自既有登錄檔匯入', en: 'Taken in from a registry' },
};
