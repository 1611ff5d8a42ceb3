import { LIST_SEPARATOR, type Localised, pair, toTelHref } from '@admissions/model';
import { CLUSTER_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Phrases, SmartLink } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { Costs } from '../../lib/calculators/costs/cost-data.ts';
import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import type { DepartmentChannels } from '../../lib/departments/admission-channels/admission-channels.ts';
import { describeNewest } from '../../lib/departments/admission-channels/result-text.ts';
import { TEXTS as CHANNEL_TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import type { College, Department } from '../../lib/departments/guide-data.ts';
import { LANGUAGE_NAMES, nameDegrees } from '../../lib/departments/levels.ts';
import { calculateEnrolmentRate } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { describeUnapproved, type Unapproved } from '../../lib/departments/unapproved.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import styles from './details-box.module.css';

const formatYear = ({ low, high }: NonNullable<Costs['fees']>) =>
  [...new Set([low, high])].map(formatMoney).join('–');

/** Of the Chinese page of a programme in two guides; the rest is on its bachelor page. */
const OWN_DETAILS: readonly Localised[] = [
  TEXTS.quota,
  TEXTS.language,
  COST_TEXTS.fees,
  TEXTS.phone,
];

interface DetailsBoxProps {
  department: Department;
  admissionChannels: DepartmentChannels | null;
  costs: Costs | null;
  unapproved: Unapproved | null;
  college?: Pick<College, 'highlights'> | null;
}
export function DetailsBox({
  department,
  admissionChannels,
  costs,
  unapproved,
  college,
}: DetailsBoxProps) {
  const t = useMessage();
  // Values available only in Chinese are omitted on English pages.
  const isEnglish = t.locale === 'en';
  const { groups, quota, language, place, phone, email, website, twin, clusters } = department;
  const applied = admissionChannels?.ways.find(({ past }) => past[0]?.screens?.length);
  const lowest = applied && describeNewest(applied);
  const newest = department.enrolment?.[0];
  const doctoral = admissionChannels?.ways.find(({ apart, title }) => apart && /^博士/.test(title));
  const details: [Localised, ReactNode][] = [
    [TEXTS.degree, nameDegrees(department, t.locale)],
    [
      TEXTS.quota,
      quota ? (
        <JoinedWords key="quota">
          {t(doctoral ? TEXTS.bothQuotas : TEXTS.quotaCount, {
            count: quota,
            doctoral: doctoral?.now.quota ?? 0,
          })}
        </JoinedWords>
      ) : (
        unapproved && describeUnapproved(t, unapproved)
      ),
    ],
    [TEXTS.groups, !isEnglish && groups.join('、')],
    [
      TEXTS.clusters,
      clusters?.map((each) => t(CLUSTER_NAMES[each])).join(LIST_SEPARATOR[t.locale]),
    ],
    [TEXTS.language, t(LANGUAGE_NAMES[language])],
    [COST_TEXTS.fees, costs?.fees && t(TEXTS.dollars, { amount: formatYear(costs.fees) })],
    [CHANNEL_TEXTS.firstStage, lowest && <JoinedWords>{lowest}</JoinedWords>],
    [
      OUTCOME_TEXTS.rate,
      newest &&
        t(OUTCOME_TEXTS.rateFact, { rate: calculateEnrolmentRate(newest), year: newest.year }),
    ],
    [TEXTS.place, !isEnglish && place && <SmartLink href="/traffic#campus">{place}</SmartLink>],
    [TEXTS.phone, phone && <Phone phone={phone} />],
    [TEXTS.email, email && <Email email={email} />],
    [
      TEXTS.website,
      website && (
        <SmartLink href={website.href} newWindow>
          {(!isEnglish && website.label) || t(TEXTS.departmentSite)}
        </SmartLink>
      ),
    ],
  ];
  const isShort = twin && !isEnglish && admissionChannels;
  const shown = isShort ? details.filter(([label]) => OWN_DETAILS.includes(label)) : details;
  if (isShort)
    for (const { figure, note } of college?.highlights ?? [])
      shown.push([pair(note, note), figure]);
  return (
    <dl className={styles.details}>
      {shown.map(
        ([label, value]) =>
          value && (
            <div key={label.en} data-wide={label === TEXTS.email || undefined}>
              <dt>{t(label)}</dt>
              <dd>
                <Phrases>{value}</Phrases>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Phone({ phone }: { phone: string }) {
  const t = useMessage();
  const text = phone.replaceAll('#', t(TEXTS.extension));
  if (isDemoPhone(phone)) return <Phrases>{text + t(TEXTS.demo)}</Phrases>;
  return (
    <a href={toTelHref(phone)}>
      <Phrases>{text}</Phrases>
    </a>
  );
}

function Email({ email }: { email: string }) {
  const t = useMessage();
  if (!isDemoEmail(email)) return <a href={`mailto:${email}`}>{email}</a>;
  return (
    <>
      {email}
      <Phrases>{t(TEXTS.demo)}</Phrases>
    </>
  );
}

/** No exchange in the country begins with zeros. */
const isDemoPhone = (phone: string) => /^0\d-?0000/.test(phone);
/** These domains are reserved for examples. */
const isDemoEmail = (email: string) => /@example\.|\.example$/.test(email);
