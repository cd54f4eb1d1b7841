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
import { withoutTags } from './docgen.ts';
import type { ComponentNotes } from './notes.ts';

/** The page of one component: what it is, its props, how to use it, how it serves everyone, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes = preparedMeta.parameters.notes as ComponentNotes | undefined;
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
          <Source code={notes.usage} language="tsx" />
          <Heading>Accessibility</Heading>
          <ul>
            {notes.accessibility.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Heading>Keyboard</Heading>
          {notes.keyboard.length === 0 ? (
            <p>Nothing in it takes the focus.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>Key</th>
                  <th>Effect</th>
                </tr>
              </thead>
              <tbody>
                {notes.keyboard.map(([key, effect]) => (
                  <tr key={key}>
                    <td>
                      <kbd>{key}</kbd>
                    </td>
                    <td>{effect}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
