import type { MailWork } from '@storylark/contracts/accounts/mails';
import type { Locale } from '@storylark/contracts/languages';
import { sayFacts } from './billing/sayFacts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mailTexts.ts';

const texts: Record<Locale, MailTexts> = { en, de, fr };

/** Subject, text and HTML in the account's language. `link` is a whole address. */
export function composeMail(work: Extract<MailWork, { over: false }>): {
  subject: string;
  text: string;
  html: string;
} {
  const { firstName, language, link } = work;
  const { greeting, closing } = texts[language];
  const { subject, before, button, after = [] } = letterOf(work);
  const hello = greeting(greeted(firstName));
  const text = [hello, ...before, ...(button && link ? [`${button}\n${link}`] : []), ...after, closing].join(
    '\n\n',
  );
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escaped(words).replaceAll('\n', '<br>')}</p>`;
  const action =
    button && link
      ? `<p style="margin:24px 0"><a href="${escaped(link)}" style="background:#14303a;color:#fff9ea;padding:14px 22px;border-radius:4px;text-decoration:none;display:inline-block">${escaped(button)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#4a5f66;word-break:break-all">${escaped(link)}</p>`
      : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="margin:0;background:#fff9ea;color:#14303a;font:17px/1.5 Georgia,serif"><div style="max-width:520px;margin:0 auto;padding:32px 20px">${paragraph(hello)}${before.map(paragraph).join('')}${action}${after.map(paragraph).join('')}${paragraph(closing)}</div></body></html>`;
  return { subject, text, html };
}

function letterOf(work: Extract<MailWork, { over: false }>) {
  const { kinds, billing } = texts[work.language];
  return 'facts' in work
    ? { ...billing[work.kind](sayFacts(work.facts, work.language)), button: billing.button }
    : kinds[work.kind];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A name stored before names were held to `nameLine`, too, makes no link and turns no line around. */
const greeted = (name: string) => name.replace(/[<>/\\\p{Bidi_Control}\u200b\u2060\ufeff]/gu, '');
