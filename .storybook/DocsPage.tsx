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
import type { ComponentNotes } from './componentNotes.ts';
import { exampleOf, withoutTags } from './docgen.ts';
import { Table } from './Table.tsx';

/** Page of one component: its purpose and parts, its use, its accessibility, its stories. */
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

/** Table of parts, with a column for `::part` names if there are any. */
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

/** States and tokens of a React component; the element has those of all its content. */
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
