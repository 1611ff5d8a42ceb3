import {
  Alert,
  Button,
  DateInput,
  FormField,
  fromTaipeiInput,
  NotFound,
  nullIfNotFound,
  PageHeader,
  toTaipeiInput,
} from '@admissions/admin-ui';
import { type Api, api, apiContext } from '@admissions/api-client';
import { type FieldErrors, formatMoment } from '@admissions/model';
import {
  type MyIpCheck,
  PROVISIONAL_MINUTES,
  WHITELIST_PATHS,
  type WhitelistEntry,
} from '@admissions/protocol';
import { parseRange, rangeContains } from '@admissions/protocol/addresses';
import { useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readId } from '../../lib/page-query.ts';
import { SavedForm, useSavedForm } from '../../lib/saved-form.tsx';
import { addressesHelp } from '../../lib/screen-help.ts';
import { TextField } from '../../lib/text-field.tsx';
import { useReauthentication } from '../../lib/use-reauthentication.tsx';
import { ProvisionalSwitch } from './provisional.tsx';
import { TEXTS } from './texts.ts';
import styles from './whitelist.module.css';
import {
  findIpProblem,
  findTooWidePrefix,
  type IpValues,
  isInternal,
  LIST_PATH,
  loadWhitelist,
  NEW_IP,
  type SavedIp,
  shutsOut,
  toIpValues,
  toIpWrite,
} from './whitelist.ts';

interface Surroundings {
  mine: MyIpCheck;
  /** The whole list as it is now. */
  entries: WhitelistEntry[];
}
interface Loaded extends Surroundings {
  entry: WhitelistEntry | null;
}

async function loadSurroundings(api: Api): Promise<Surroundings> {
  const [mine, { entries }] = await Promise.all([
    api.get<MyIpCheck>(WHITELIST_PATHS.check),
    loadWhitelist(api),
  ]);
  return { mine, entries };
}

export const addPage = {
  loader: ({ context }: LoaderFunctionArgs) => loadSurroundings(context.get(apiContext)),
  Component: () => <IpEditor loaded={NEW_IP} {...useLoaderData<Surroundings>()} />,
};

export const editPage = {
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const id = readId(new URL(request.url).searchParams);
    const api = context.get(apiContext);
    const [entry, surroundings] = await Promise.all([
      id === null ? null : nullIfNotFound(api.get<WhitelistEntry>(WHITELIST_PATHS.info(id))),
      loadSurroundings(api),
    ]);
    return { entry, ...surroundings };
  },
  Component() {
    const t = useMessage();
    const { entry, ...surroundings } = useLoaderData<Loaded>();
    const back = { to: LIST_PATH, label: t(TEXTS.ip.back) };
    if (!entry) return <NotFound title={TEXTS.ip.gone} back={back} />;
    return <IpEditor key={entry.id} loaded={entry} {...surroundings} />;
  },
};

/** Form of an entry. The API refuses a change that locks out the editor: an error of `ip`. */
function IpEditor({ loaded, mine, entries }: Surroundings & { loaded: SavedIp }) {
  const isNew = loaded === NEW_IP;
  const t = useMessage();
  const toast = useToast();
  const [chosen, setProvisional] = useState<boolean | null>(null);
  const { runReauthenticated, dialog } = useReauthentication();
  const form = useSavedForm({
    loaded,
    toValues: toIpValues,
    check(values): FieldErrors {
      const problem = findIpProblem(values.ip);
      return problem ? { ip: [t(problem)] } : {};
    },
    findConsequence: ({ ip }) =>
      parseRange(ip) && isProvisional && isShutOut
        ? t(TEXTS.ip.shutsOut, {
            act: t('common.save'),
            ip: mine.ip,
            minutes: PROVISIONAL_MINUTES,
          })
        : null,
    async save(values, { id, revision }) {
      const sent = { ...toIpWrite(values), provisional: isProvisional };
      const saved = await runReauthenticated(() =>
        isNew
          ? api().post<WhitelistEntry>(WHITELIST_PATHS.add, sent)
          : api().post<WhitelistEntry>(WHITELIST_PATHS.edit(id), {
              ...sent,
              revision,
              _method: 'put',
            }),
      );
      toast(
        isProvisional
          ? t(isShutOut ? TEXTS.ip.shutOut : TEXTS.ip.triedOut, { minutes: PROVISIONAL_MINUTES })
          : t(TEXTS.ip.saved, { ip: saved.ip }),
        'success',
      );
      return saved;
    },
    // A provisional change is confirmed or undone in the list.
    next: () => (isProvisional || isNew ? LIST_PATH : null),
    mustStay: () => isProvisional,
  });
  const { entry, values } = form;
  const isShutOut = shutsOut(entries, mine.ip, loaded.id, values);
  // The first entry refuses everybody else.
  const isProvisional: boolean = chosen ?? (!mine.listed || isShutOut);
  function formatField({ expiresAt, ...texts }: SavedIp, field: keyof IpValues) {
    if (field !== 'expiresAt') return texts[field];
    return expiresAt ? formatMoment(expiresAt) : t(TEXTS.ip.never);
  }
  return (
    <>
      <PageHeader
        title={isNew ? t(TEXTS.ip.add) : t(TEXTS.ip.editTitle, { ip: entry.ip })}
        back={{ to: LIST_PATH, label: t(TEXTS.ip.back) }}
        help={addressesHelp}
      />
      <SavedForm
        form={form}
        canSave={isNew || form.isDirty}
        className={styles.form}
        conflicts={form.conflicts?.map((field) => ({
          field: t(TEXTS.ip[field]),
          value: formatField(entry, field),
        }))}
      >
        <IpFields form={form} mine={mine} />
        <ProvisionalSwitch isOn={isProvisional} onChange={setProvisional} />
        <Coverage ip={values.ip} mine={mine.ip} />
      </SavedForm>
      {dialog}
    </>
  );
}

/** How many addresses a range lets in. */
function Coverage({ ip, mine }: { ip: string; mine: string }) {
  const t = useMessage();
  const range = parseRange(ip);
  if (!range) return null;
  const freeBits = (range.version === 4 ? 32 : 128) - range.bits;
  return (
    <p role="status">
      {t(rangeContains(ip, mine) ? TEXTS.ip.coversMine : TEXTS.ip.missesMine, {
        ip: mine,
        count: freeBits > 32 ? t(TEXTS.ip.many) : (2 ** freeBits).toLocaleString('en-US'),
      })}
    </p>
  );
}

interface IpFieldsProps {
  form: { values: IpValues; errors: FieldErrors; change: (part: Partial<IpValues>) => void };
  mine: MyIpCheck;
}
function IpFields({ form, mine }: IpFieldsProps) {
  const t = useMessage();
  const { values, change } = form;
  const bits = findTooWidePrefix(values.ip);
  return (
    <>
      <TextField
        form={form}
        name="ip"
        label={TEXTS.ip.ip}
        hint={TEXTS.ip.ipHelp}
        isRequired
        maxLength={50}
        spellCheck={false}
      />
      {values.ip === '' && !isInternal(mine.ip) && (
        <p className={styles.covers}>
          <Button size="small" onClick={() => change({ ip: mine.ip })}>
            {t(TEXTS.ip.useMine, { ip: mine.ip })}
          </Button>
        </p>
      )}
      {bits !== null && (
        <Alert
          type="warning"
          showIcon
          title={t(TEXTS.ip.wideTitle)}
          description={t(TEXTS.ip.wideText, { bits })}
        />
      )}
      <TextField
        form={form}
        name="note"
        label={TEXTS.ip.note}
        hint={TEXTS.ip.noteHelp}
        maxLength={100}
      />
      <FormField
        label={TEXTS.ip.expiresAt}
        hint={TEXTS.ip.expiresHelp}
        error={form.errors.expiresAt?.join(' ')}
      >
        {(control) => (
          <DateInput
            {...control}
            name="expiresAt"
            hasTime
            value={toTaipeiInput(values.expiresAt)}
            onChange={(text) => change({ expiresAt: fromTaipeiInput(text) })}
          />
        )}
      </FormField>
    </>
  );
}
