import facts from 'virtual:component-facts';
import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import sizes from '../packages/iq-test/component-sizes.json';
import type { ComponentNotes } from './componentNotes.ts';
import { exampleOf, withoutTags } from './docgen.ts';
import { Table } from './Table.tsx';

/** The page of one component: what it is and is made of, how to use it, how it serves everyone, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes = preparedMeta.parameters.notes as ComponentNotes | undefined;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const isDark = useTheme().base === 'dark';
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{withoutTags(preparedMeta.component)}</Markdown>
      <Primary />
      <Controls />
      {notes && (
        <>
          <Heading>Usage</Heading>
          <Source code={notes.usage ?? exampleOf(preparedMeta.component)} language="tsx" dark={isDark} />
          <Heading>Do and don’t</Heading>
          <Advice of={notes} />
          <Heading>Anatomy</Heading>
          <Anatomy of={notes} />
          <FromSource name={name} />
          <Heading>Accessibility</Heading>
          <List of={notes.accessibility} />
          <Heading>Screen reader</Heading>
          <List of={notes.spoken} />
          <Heading>Keyboard</Heading>
          {notes.keyboard.length === 0 ? (
            <p>Nothing in it takes the focus.</p>
          ) : (
            <Table
              head={['Key', 'Effect']}
              rows={notes.keyboard.map(([key, effect]) => [<kbd key={key}>{key}</kbd>, effect])}
            />
          )}
          <Size name={name} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}

const List = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>
        <Markdown>{sentence}</Markdown>
      </li>
    ))}
  </ul>
);

const Advice = ({ of: { dos, donts } }: { of: ComponentNotes }) => (
  <div className="advice">
    <section data-advice="do">
      <p className="advice-name">Do</p>
      <List of={dos} />
    </section>
    <section data-advice="dont">
      <p className="advice-name">Don’t</p>
      <List of={donts} />
    </section>
  </div>
);

/** A column for `::part` names only where there are some. */
function Anatomy({ of: { anatomy } }: { of: ComponentNotes }) {
  const hasParts = anatomy.some(([, , part]) => part);
  return (
    <Table
      head={['What', 'What it does', ...(hasParts ? ['For styles'] : [])]}
      rows={anatomy.map(([what, text, part]) => [
        what,
        <Markdown key={what}>{text}</Markdown>,
        ...(hasParts ? [part && <code key={part}>::part({part})</code>] : []),
      ])}
    />
  );
}

/** States and tokens of a React component; the element has those of all that is in it. */
function FromSource({ name }: { name: string }) {
  const { states = [], tokens = [], madeOf = [] } = facts[name] ?? {};
  if (!facts[name]) return null;
  return (
    <>
      <Heading>States</Heading>
      {states.length === 0 ? (
        <p>It sets no attributes of its own that tell its states.</p>
      ) : (
        <List of={states} />
      )}
      <Heading>Tokens</Heading>
      {tokens.length > 0 && (
        <ul className="tokens">
          {tokens.map((token) => (
            <li key={token}>
              {token.includes('-color-') && (
                <span className="swatch" style={{ background: `var(${token})` }} />
              )}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      )}
      {madeOf.length > 0 && (
        <p>
          {tokens.length > 0
            ? 'And those of what is inside: '
            : 'None of its own, but those of what is inside: '}
          {madeOf.join(', ')}.
        </p>
      )}
    </>
  );
}

/** What a page pays for it, as the table of the package's README says it. */
function Size({ name }: { name: string }) {
  const size = (sizes as Record<string, typeof sizes.Button | undefined>)[name];
  if (size === undefined) return null;
  const kilobytes = (count: number) => `${count.toFixed(1)} kB`;
  // whatever is larger has it inside or around it
  const provider = sizes.IqTestProvider.js;
  return (
    <>
      <Heading>Size</Heading>
      <p>
        <strong>{kilobytes(size.all)}</strong> after gzip, beside React, where it is all that a page takes of
        the package: {kilobytes(size.js)} of JavaScript and {kilobytes(size.css)} of CSS
        {size.words > 0 && `, and ${kilobytes(size.words)} of English words that it fetches`}.
      </p>
      <p>
        What several components need comes once: the style sheet <code>{size.sheet}</code>
        {size.js > provider && (
          <>
            , and the {kilobytes(provider)} of <code>IqTestProvider</code> with what its words need
          </>
        )}
        . The figure has all of it.
      </p>
    </>
  );
}
