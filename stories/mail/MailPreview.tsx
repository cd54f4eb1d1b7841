import { useState } from 'react';
import type { MailContent } from '../../server/src/mail/mailContent.ts';
import { mailText } from '../../server/src/mail/mailText.ts';
import { DARK_SCREEN } from '../../server/src/outside/reactEmail/palette.ts';
import { reactMailPage } from '../../server/src/outside/reactEmail/reactMailPage.tsx';
import './mail.css';

/** A phone, and the column that a mail program on a desk leaves. */
const widths = [640, 360] as const;

interface FrameProps {
  html: string;
  title: string;
  width: number;
}

/** One e-mail, in a document of its own as in a mail program, and as high as it is. */
function Frame({ html, title, width }: FrameProps) {
  const [height, setHeight] = useState<number>();
  return (
    <iframe
      title={title}
      srcDoc={html}
      width={width}
      height={height ?? 400}
      data-loaded={height !== undefined}
      onLoad={(event) => setHeight(event.currentTarget.contentDocument?.documentElement.scrollHeight ?? 0)}
    />
  );
}

export interface MailPreviewProps {
  content: MailContent;
  /** Shows the mail as on a dark screen. @default false */
  isDark?: boolean;
}

/** An e-mail at two widths, and the text that programs show which read no HTML. */
export function MailPreview({ content, isDark = false }: MailPreviewProps) {
  const page = reactMailPage(content);
  // a frame follows the viewer's screen; the preview shows either
  const html = page.replace(DARK_SCREEN, isDark ? 'all' : 'not all');
  return (
    <div className="mails">
      {widths.map((width) => (
        <Frame key={width} html={html} title={`The email at ${width} pixels`} width={width} />
      ))}
      <pre dir="auto" lang={content.locale}>
        {mailText(content)}
      </pre>
    </div>
  );
}
