import {
  billingMailKinds,
  type BillingFacts,
  type BillingMailKind,
  type MailKind,
} from '@storylark/contracts/accounts/mails';
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

describe('mails about money', () => {
  const facts: BillingFacts = {
    plan: 'standard',
    interval: 'month',
    amount: 1899,
    at: '2026-11-20T19:05:00.000Z',
    until: '2026-12-20T00:00:00.000Z',
  };
  const billing = (kind: BillingMailKind, language: (typeof locales)[number], of = facts) =>
    composeMail({
      over: false,
      kind,
      facts: of,
      paper: null,
      to: 'a@example.com',
      firstName: 'Anna',
      language,
      link: 'https://storylark.example/subscriptions',
    });
  const all = locales.flatMap((language) => billingMailKinds.map((kind) => [language, kind] as const));
  const said = { en: '€18.99', de: '18,99\u00a0€', fr: '18,99\u00a0€' };
  const ends = { en: '20 December 2026', de: '20. Dezember 2026', fr: '20 décembre 2026' };
  const happened = { en: '20 November 2026', de: '20. November 2026', fr: '20 novembre 2026' };
  const announces: readonly BillingMailKind[] = [
    'subscriptionStarted',
    'subscriptionRenewed',
    'paymentFailed',
    'paymentReminder',
    'subscriptionCancelled',
  ];
  const nameless: readonly BillingMailKind[] = ['duplicateRefunded', 'latePaymentRefunded'];

  it.each(all)('%s %s says what, how much and until when, and leads to the plans', (language, kind) => {
    const { subject, text, html } = billing(kind, language);
    expect(text).toContain('Anna');
    expect(text).toContain('https://storylark.example/subscriptions');
    expect(text.includes(said[language])).toBe(kind !== 'subscriptionCancelled');
    expect(`${subject}${text}`.includes('Standard')).toBe(!nameless.includes(kind));
    expect(text.includes(ends[language])).toBe(announces.includes(kind));
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    for (const other of locales)
      if (other !== language) expect(subject).not.toBe(billing(kind, other).subject);
  });

  it.each(locales)(
    'in %s tell when a withdrawal was received, to the minute, and how long one can be',
    (language) => {
      expect(billing('contractWithdrawn', language).text).toContain(happened[language]);
      expect(billing('contractWithdrawn', language).text).toContain('19:05 UTC');
      expect(billing('subscriptionStarted', language).text).toMatch(/4\.? (December|Dezember|décembre) 2026/);
    },
  );

  it.each([
    ['en', 'Payment method'],
    ['de', 'Zahlungsart'],
    ['fr', 'Moyen de paiement'],
  ] as const)('in %s name where the card is changed by the word that is on the page', (language, word) => {
    for (const kind of ['paymentFailed', 'paymentReminder'] as const)
      expect(billing(kind, language).text).toContain(word);
  });

  it.each(locales)('in %s are calm', (language) => {
    for (const kind of billingMailKinds) {
      const { subject, text } = billing(kind, language);
      expect(`${subject}${text}`).not.toContain('!');
      if (language === 'fr') expect(`${subject}${text}`).not.toMatch(/[^\u202f\d][;:?»](?!\/\/)|«[^\u202f]/);
    }
  });

  it('the end for want of payment, word for word', () => {
    expect(billing('subscriptionLapsed', 'en').text).toBe(`Hello Anna,

The payment of €18.99 for Storylark Standard did not go through in time, so the plan ended on 20 November 2026. Your account goes on with the Free plan. Nothing is lost: your stories and characters stay, and there is nothing left to pay.

See my plan
https://storylark.example/subscriptions

If you would like a plan again, you can choose one at any time on the page of your plan.

Good night,
Storylark`);
  });

  it.each([
    ['en', /Nothing is paid back/],
    ['de', /Zurückgezahlt wird nichts/],
    ['fr', /Rien n’est remboursé/],
  ] as const)('in %s promise no money where a withdrawal gives none back', (language, nothing) => {
    const { text } = billing('contractWithdrawn', language, { ...facts, amount: 0 });
    expect(text).toMatch(nothing);
    expect(text).not.toMatch(/0[.,]00|null/);
  });

  it('the confirmation of a withdrawal, word for word', () => {
    expect(billing('contractWithdrawn', 'en').text).toBe(`Hello Anna,

On 20 November 2026 at 19:05 UTC we received your declaration that you withdraw from your contract for Storylark Standard. The contract ends with that.

You get €18.99 back, to where the payment came from, within 14 days at the latest.

See my plan
https://storylark.example/subscriptions

Keep this mail: it confirms what you declared, and when. Your account goes on with the Free plan, and your stories stay.

Good night,
Storylark`);
  });
});
