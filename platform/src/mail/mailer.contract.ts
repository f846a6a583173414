import type { Mail, Mailer } from './mailer.ts';

/** What arrived, as the receiver sees it; a Message-ID without its brackets and domain. */
export type Received = Pick<Mail, 'messageId' | 'to' | 'subject' | 'text' | 'html' | 'attachments'>;
export type MailerFixture = {
  mailer: Mailer;
  received: () => Promise<Received[]>;
  remove: () => Promise<void>;
};

export const mail = (id: string, more: Partial<Mail> = {}): Mail => ({
  messageId: id,
  accountId: 'anna',
  to: 'anna@example.org',
  subject: 'Schönen Gruß, Zoë 🦔',
  text: 'Guten Tag,\n\nhier ist dein Bestätigungs-Link:\nhttps://example.org/confirm?token=a.b=c\n',
  html: '<p>Guten Tag, <b>Zoë</b> &amp; Fuß</p>',
  ...more,
});

/** What every mailer keeps. */
export function mailerContract(name: string, fixture: () => Promise<MailerFixture>): void {
  describe(`${name} keeps the mailer contract:`, () => {
    let at: MailerFixture;
    beforeEach(async () => {
      at = await fixture();
    });
    afterEach(() => at.remove());

    it('hands a mail over letter by letter', async () => {
      const { accountId, ...whatArrives } = mail('m-1');
      await at.mailer.send(mail('m-1'));
      expect(await at.received()).toEqual([whatArrives]);
      expect(accountId).toBe('anna');
    });

    it('hands over what is attached, byte by byte, under its name', async () => {
      const content = Buffer.from([0, 37, 80, 68, 70, 255, 13, 10, 46, 13, 10, ...Buffer.alloc(500, 'ü')]);
      const attachments = [{ name: 'storylark-rechnung-2026-11-04.pdf', type: 'application/pdf', content }];
      await at.mailer.send(mail('m-1', { attachments }));
      const [received] = await at.received();
      expect(received?.attachments).toEqual(attachments);
      expect(received?.html).toBe(mail('m-1').html);
    });

    it('a mail that is sent twice can be told by its id', async () => {
      await at.mailer.send(mail('m-1'));
      await at.mailer.send(mail('m-1'));
      await at.mailer.send(mail('m-2'));
      expect([...new Set((await at.received()).map(({ messageId }) => messageId))].sort()).toEqual([
        'm-1',
        'm-2',
      ]);
    });

    it('lets nothing in a subject become a header or a second recipient', async () => {
      await at.mailer.send(mail('m-1', { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' }));
      const received = await at.received();
      expect(received.map(({ to, text }) => ({ to, text }))).toEqual([
        { to: 'anna@example.org', text: mail('m-1').text },
      ]);
    });
  });
}
