import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, type ReactNode } from 'react';
import classes from './rich-text-field.module.css';
import { richTextLabels } from './rich-text-labels.ts';

/** Everything that a page may hold, so that nothing of an older one is lost when it is edited. */
const extensions = [
  StarterKit.configure({ link: false }),
  Link.configure({ openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } }),
  TableKit,
  Image,
];

interface RichTextFieldProps {
  readonly label: string;
  /** HTML. Later values are not taken: the field must be made anew. */
  readonly initialValue: string;
  readonly error?: ReactNode;
  readonly onChange: (html: string) => void;
}

/** A formatted text with its toolbar. */
export function RichTextField({ label, initialValue, error, onChange }: RichTextFieldProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const editor = useEditor({
    extensions,
    content: initialValue,
    // The toolbar shows how the text at the cursor is formatted.
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
    },
    onUpdate: (update) => onChange(update.editor.getHTML()),
  });
  return (
    <div>
      <Input.Label component="div">{label}</Input.Label>
      <RichTextEditor
        editor={editor}
        labels={richTextLabels(t)}
        className={classes.editor ?? ''}
        data-error={error ? true : undefined}
        // Whether a link opens in a new tab is for the shop to decide.
        styles={{ linkEditorExternalControl: { display: 'none' } }}
      >
        <RichTextEditor.Toolbar sticky stickyOffset="var(--office-header-height, 0px)">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.TableInsert />
            <RichTextEditor.TableRowAfter />
            <RichTextEditor.TableRowDelete />
            <RichTextEditor.TableColumnAfter />
            <RichTextEditor.TableColumnDelete />
            <RichTextEditor.TableDelete />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {error ? (
        <Input.Error id={errorId} mt="xs">
          {error}
        </Input.Error>
      ) : null}
    </div>
  );
}
