import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../../mail/mailContent.ts';
import { MailPage } from './MailPage.tsx';

/** The doctype that mail programs lay out tables by. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** An e-mail as HTML, by React's own renderer: that of react-email brings a formatter and a parser that nobody calls. */
export const reactMailPage = (content: MailContent): string =>
  DOCTYPE + renderToStaticMarkup(<MailPage {...content} />);
