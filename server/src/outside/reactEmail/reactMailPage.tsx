import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../../mail/mailContent.ts';
import { MailPage } from './MailPage.tsx';

/** Doctype by which mail programs lay out tables. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders an email as HTML with React's own renderer: that of react-email adds an unused formatter and parser. */
export const reactMailPage = (content: MailContent): string =>
  DOCTYPE + renderToStaticMarkup(<MailPage {...content} />);
