import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { xml } from '@codemirror/lang-xml';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '@quotient/iq-test/theme';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './CodeEditor.css.ts';

interface CodeEditorProps {
  /** Name of the text, for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Ctrl+S, on a Mac ⌘S. */
  onSave: () => void;
  /** Marks in the text, from and to in UTF-16 code units. */
  marks: readonly Diagnostic[];
}

const look = EditorView.theme({
  '&': { fontSize: vars.text.sm, color: vars.color.ink, backgroundColor: vars.color.surface },
  '&.cm-focused': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content, .cm-gutter': { minHeight: '220px' },
  '.cm-content': { paddingBlock: '12px', caretColor: vars.color.ink },
  '.cm-cursor': { borderLeftColor: vars.color.ink },
  '.cm-gutters': {
    backgroundColor: vars.color.sunken,
    color: vars.color.inkMuted,
    borderRight: `1px solid ${vars.color.hairline}`,
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: vars.color.ink },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground, ::selection': {
    backgroundColor: `${vars.color.accentSoft} !important`,
  },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    borderColor: vars.color.outline,
  },
});

const colors = HighlightStyle.define([
  { tag: tags.tagName, color: vars.color.accent },
  { tag: tags.attributeName, color: vars.color.inkMuted },
  { tag: tags.attributeValue, color: vars.color.ink },
  { tag: tags.angleBracket, color: vars.color.inkMuted },
  { tag: tags.comment, color: vars.color.inkMuted, fontStyle: 'italic' },
]);

/**
 * Writes over selected text. Left to do it, a browser keeps the style of what stood there as an attribute, which the
 * site's policy refuses and reports.
 */
const writeOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data, isComposing }, view) {
    if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty)
      return false;
    view.dispatch(view.state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' });
    // Which prevents what the browser would do.
    return true;
  },
});

/**
 * Editor for SVG. It is in a shadow root: its styles need no `<style>` element there, which the site's policy does not
 * allow. Tab leaves it, like any field.
 */
export function CodeEditor({ label, value, onChange, onSave, marks }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const newest = useRef({ value, onChange, onSave });
  const first = useRef({ label, value });
  useLayoutEffect(() => {
    newest.current = { value, onChange, onSave };
  });

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const save = () => {
      newest.current.onSave();
      return true;
    };
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: first.current.value,
        extensions: [
          Prec.high(keymap.of([{ key: 'Mod-s', run: save, preventDefault: true }])),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...lintKeymap]),
          [lineNumbers(), history(), drawSelection(), search({ top: true }), lintGutter(), xml()],
          [
            bracketMatching(),
            highlightActiveLine(),
            highlightActiveLineGutter(),
            highlightSelectionMatches(),
          ],
          [EditorView.lineWrapping, writeOver],
          EditorView.contentAttributes.of({ 'aria-label': first.current.label, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const text = docChanged ? state.doc.toString() : newest.current.value;
            // At once: with a letter that is typed meanwhile, the text of before would look like one from outside.
            if (text !== newest.current.value) flushSync(() => newest.current.onChange(text));
          }),
          [look, syntaxHighlighting(colors)],
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    // One step, so that undoing brings the text of before back.
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { length } = editor.state.doc;
    const within = marks.filter(({ to }) => to <= length);
    editor.dispatch(setDiagnostics(editor.state, within));
  }, [marks]);

  return <div ref={host} className={styles.editor} />;
}
