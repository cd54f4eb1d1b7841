import { readUrl } from '@quotient/contract';
import { isOpenToAll, type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { listQuestionSets } from '@quotient/contract/calls';
import { localeCodes } from '@quotient/contract/locales';
import { PARTNER_DOCS_PATH, type PartnerDocsReaders, pathIn } from '@quotient/contract/site';
import type { BrandThemeName } from '@quotient/iq-test/theme';
import { useState } from 'react';
import {
  type AttributeName,
  attributes,
} from '../../../../../packages/iq-test/src/embed/element/attributes.ts';
import {
  attributeTable,
  commonAttributes,
  fallbackOf,
  rareAttributes,
} from '../../partners/attributeTable.ts';
import { chosenAttributes, writePolicy, writeRoom, writeSnippet } from '../../partners/builder/snippet.ts';
import { partners as german } from '../../words/partners/de.ts';
import { partners as english } from '../../words/partners/en.ts';
import { useAdminQuery } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { Section } from '../parts/Page.tsx';
import { Table } from '../parts/Table.tsx';
import { useLocale, useWords } from '../words.tsx';
import { AccentField } from './AccentField.tsx';
import * as styles from './partners.css.ts';
import { snippetWords } from './snippetWords.ts';

/** Hints on each attribute, as the documentation for partners says it. */
const hintsIn = { en: english.hints, de: german.hints } as const;

const isBrandTheme = (value: unknown): value is BrandThemeName =>
  attributes.brand.values.some((each) => each === value);

type Values = Readonly<Partial<Record<AttributeName, string | boolean>>>;

/** The field of one attribute of the element. */
function Option({
  name,
  values,
  brand,
  onChange,
}: {
  name: AttributeName;
  values: Values;
  /** The look that holds where none is chosen. */
  brand: BrandThemeName;
  onChange: (value: string | boolean) => void;
}) {
  const words = useWords(snippetWords);
  const hints = hintsIn[useLocale().locale];
  const { data: sets } = useAdminQuery(listQuestionSets, {});
  const attribute = attributes[name];
  const fallback = fallbackOf(name);
  const value = values[name] ?? '';
  if (name === 'accent') return <AccentField hint={hints.accent} brand={brand} onChange={onChange} />;
  if (typeof attribute.fallback === 'boolean')
    return (
      <label className={styles.check}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        <span>
          <span className={styles.code}>{name}</span>
          <span>{`: ${hints[name]}`}</span>
        </span>
      </label>
    );
  const all: readonly string[] | undefined =
    name === 'lang' ? localeCodes : 'values' in attribute ? attribute.values : undefined;
  const offered = name === 'set' && sets ? all?.filter((set) => sets.some((each) => each.name === set)) : all;
  if (!offered)
    return (
      <Field
        label={name}
        hint={hints[name]}
        value={String(value)}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Choice
      label={name}
      hint={hints[name]}
      value={String(value || fallback)}
      options={[
        ...(offered.includes(fallback) ? [] : [['', words.notSet] as const]),
        ...offered.map((each) => [each, each === fallback ? words.usual({ value: each }) : each] as const),
      ]}
      onChoose={onChange}
    />
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.written}>
      <div className={styles.writtenHead}>
        <h3 className={styles.writtenTitle}>{title}</h3>
        <CopyButton text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by the keyboard */}
      <pre className={styles.pre} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Checks whether the test could start from each origin, and from an address to try. */
function Check({ partner, name, quiz }: { partner: PartnerView; name: string; quiz: string }) {
  const words = useWords(snippetWords).check;
  const [address, setAddress] = useState('');
  const tried = address.trim();
  const { protocol = '', origin: asked } = readUrl(tried) ?? {};
  const isAddress = /^https?:$/.test(protocol);
  const { data, error, refetch } = useAdminQuery(partnerRoutes.checkPartner, {
    params: { id: partner.id },
    query: { key: name, ...(isAddress && { address: tried }) },
  });
  const isMixed = (origin: string) => origin.startsWith('https:') && isOpenToAll(quiz);
  return (
    <>
      <h3>{words.title}</h3>
      <p className={styles.quiet}>{words.intro}</p>
      <Field
        label={words.address}
        value={address}
        inputMode="url"
        autoComplete="off"
        placeholder={`${partner.origins[0]}/`}
        error={tried !== '' && !isAddress ? words.noAddress : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      {error && <Failure error={error} onRetry={refetch} />}
      {data && (
        <Table
          caption={words.title}
          isCaptionHidden
          rows={data.pages}
          keyOf={({ origin }) => origin}
          columns={[
            {
              key: 'origin',
              head: words.origin,
              isName: true,
              cell: ({ origin }) => (
                <>
                  <span className={styles.code}>{origin}</span>
                  {origin === asked && <span>{` ${words.asked}`}</span>}
                </>
              ),
            },
            {
              key: 'works',
              head: words.works,
              cell: ({ origin, refusal }) =>
                refusal || isMixed(origin) ? (
                  <>
                    <Chip tone="alert">{words.no}</Chip>{' '}
                    <span>{refusal ? words.refusals[refusal] : words.mixed({ quiz })}</span>
                  </>
                ) : (
                  <Chip tone="success">{words.yes}</Chip>
                ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Way to the documentation for partners, on servers that have one. */
function Guide({ quiz, readers }: { quiz: string; readers: PartnerDocsReaders | undefined }) {
  const words = useWords(snippetWords);
  const { locale } = useLocale();
  if (readers === undefined || readers === 'off') return null;
  const address = quiz + pathIn(locale, PARTNER_DOCS_PATH);
  return (
    <p className={styles.quiet}>
      <span>{`${words.guide} `}</span>
      <a href={address}>{address}</a>
      {readers === 'admin' && <span>{` ${words.guideForOperators}`}</span>}
    </p>
  );
}

/** The lines for a partner's pages, with the options that are chosen. */
export function Snippet({ partner }: { partner: PartnerView }) {
  const words = useWords(snippetWords);
  const { data } = useAdminQuery(partnerRoutes.listPartners, {});
  const working = partner.keys.filter(({ state }) => state !== 'ended');
  const [name, setName] = useState<string>();
  const [values, setValues] = useState<Values>({});
  const key = working.find((each) => each.key === name)?.key ?? working.at(-1)?.key ?? partner.firstKey;
  const quiz = data?.publicUrl ?? location.origin;
  const chosen = chosenAttributes(attributeTable, { ...values, partner: key });
  const brand = [values.brand, partner.brandTheme].find(isBrandTheme) ?? 'default';
  const room = writeRoom(String(values.mode || 'inline'));
  const option = (attribute: AttributeName) => (
    <Option
      key={attribute}
      name={attribute}
      values={values}
      brand={brand}
      onChange={(value) => setValues({ ...values, [attribute]: value })}
    />
  );
  return (
    <Section title={words.title}>
      <p>{words.intro}</p>
      <div className={styles.options}>
        {working.length > 1 && (
          <Choice
            label={words.key}
            value={key}
            options={working.map((each) => [each.key, each.key])}
            onChoose={setName}
          />
        )}
        {commonAttributes.map(option)}
      </div>
      <details>
        <summary className={styles.summary}>{words.more}</summary>
        <div className={styles.options}>{rareAttributes.map(option)}</div>
      </details>
      <Written title={words.tag} text={writeSnippet({ chosen, quiz })} />
      {room && <Written title={words.room} text={room} />}
      <Written title={words.policy} text={writePolicy(quiz, values.isolation === 'iframe')} />
      <Guide quiz={quiz} readers={data?.partnerDocs} />
      <Check partner={partner} name={key} quiz={quiz} />
    </Section>
  );
}
