import type { MailKind } from '@storylark/contracts/accounts/mails';
import { locales } from '@storylark/contracts/languages';
import { composeMail } from './composeMail.ts';
import { en } from './en.ts';

const kinds = Object.keys(en.kinds) as MailKind[];
const withLink: readonly MailKind[] = ['confirmEmail', 'resetPassword', 'confirmNewEmail'];
const link = 'https://storylark.example/confirm/a.b?c=1&d=2';
const mail = (kind: MailKind, language: (typeof locales)[number], firstName = 'Anna') =>
  composeMail({
    over: false,
    kind,
    to: 'a@example.com',
    firstName,
    language,
    link: withLink.includes(kind) ? link : null,
  });

const unescaped = (html: string) =>
  html.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));
const escapedOnce = (text: string) => text.replaceAll("'", '&#39;');

describe.each(locales)('mails in %p', (language) => {
  it.each(kinds)('%s greets, says why, and carries its link as text and as button', (kind) => {
    const { subject, text, html } = mail(kind, language);
    expect(subject.length).toBeGreaterThan(10);
    expect(text).toContain('Anna');
    expect(html).toContain(`lang="${language}"`);
    expect(text.includes(link)).toBe(withLink.includes(kind));
    expect(html.includes('href="https://storylark.example/confirm/a.b?c=1&#38;d=2"')).toBe(
      withLink.includes(kind),
    );
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object/);
  });
  it.each(kinds)('%s says something in each paragraph: a greeting, why, what to know, a farewell', (kind) => {
    const { text, html } = mail(kind, language);
    const said = text.split('\n\n');
    expect(said.length).toBe(withLink.includes(kind) ? 5 : 4);
    for (const paragraph of said) expect(paragraph.length).toBeGreaterThan(10);
    expect(said.at(-1)).toMatch(/^\S.{5,}\nStorylark$/);
    const shown = [...html.matchAll(/<(?:p|a)[^>]*>([^<]+(?:<br>[^<]+)?)</g)].map(([, words]) => words);
    const button = withLink.includes(kind) ? said[2]!.split('\n') : [];
    const lines = withLink.includes(kind) ? said.toSpliced(2, 1, ...button) : said;
    expect(shown.map((words) => unescaped(words!.replace('<br>', '\n')))).toEqual(lines);
    expect(html).toContain(`<title>${escapedOnce(mail(kind, language).subject)}</title>`);
  });
  it('have words of their own in this language', () => {
    const others = locales.filter((other) => other !== language);
    for (const kind of kinds)
      for (const other of others) expect(mail(kind, language).subject).not.toBe(mail(kind, other).subject);
  });
  it('show a name as a name, whatever it holds', () => {
    const { html, text } = mail('farewell', language, '<b>"A"&</b>');
    expect(html).not.toContain('<b>');
    expect(text).toContain('b"A"&b');
  });
  it('make no link of a name and read in one direction, also of a name stored long ago', () => {
    const { html, text } = mail('farewell', language, 'Anna https://evil.example/x \u202egpj\u2067');
    for (const shown of [html.replace(/<[^>]*>/g, ''), text]) {
      expect(shown).toContain('Anna https:evil.examplex gpj');
      expect(shown).not.toMatch(/[\u202e\u2067]/);
    }
  });
});

it('a mail, word for word', () => {
  expect(mail('resetPassword', 'en').text).toBe(`Hello Anna,

Somebody, hopefully you, asked for a new password.

Choose a new password
${link}

The link works once and for one hour. After that you sign in again on all devices. If it was not you, your password stays as it is.

Good night,
Storylark`);
});
