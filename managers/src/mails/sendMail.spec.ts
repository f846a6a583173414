import type { MailWork } from '@storylark/contracts/accounts/mails';
import type { Mail } from '@storylark/platform/mail/mailer';
import { jobFor } from '../testing/jobFor.ts';
import { sendMail } from './sendMail.ts';

const { signal } = new AbortController();
const confirm: MailWork = {
  over: false,
  kind: 'confirmEmail',
  to: 'anna@example.com',
  firstName: 'Anna',
  language: 'en',
  link: '/confirm/abc',
};

const paper = { type: 'application/pdf', content: Buffer.from('%PDF') };

function opened(work: MailWork = confirm) {
  const sent: Mail[] = [];
  const asked: unknown[] = [];
  const post = { fails: false };
  const react = sendMail({
    api: {
      mailWork: async (...question: unknown[]) => {
        asked.push(question);
        return work;
      },
    },
    mailer: {
      send: async (mail) => {
        sent.push(mail);
        if (post.fails) throw new Error(`no post for ${mail.to}`);
      },
    },
    papers: { of: async (accountId, id) => ({ ...paper, name: `${accountId}-${id}.pdf` }) },
    publicUrl: 'https://storylark.example',
  });
  return { react, sent, asked, post };
}
const mailJob = (attempts = 1) => jobFor('sendMail', { eventId: 'e' }, attempts);

it('is sent to whom and in what words command-api says, with a whole address to follow', async () => {
  const { react, sent, asked } = opened();
  expect(await react(mailJob(), signal)).toEqual({ kind: 'done' });
  expect(asked).toEqual([['a', 'e', false]]);
  expect(sent).toMatchObject([{ messageId: 'e', accountId: 'a', to: 'anna@example.com' }]);
  expect(sent[0]?.text).toContain('https://storylark.example/confirm/abc');
});

it('bears the same id each time: who gets it twice after a lost answer sees one', async () => {
  const { react, sent, post } = opened();
  post.fails = true;
  expect((await react(mailJob(1), signal)).kind).toBe('retryIn');
  post.fails = false;
  expect(await react(mailJob(2), signal)).toEqual({ kind: 'done' });
  expect(sent[1]).toEqual(sent[0]);
});

it('to the old and to the new address are two mails', async () => {
  const { react, sent, asked } = opened({ ...confirm, kind: 'emailIsChanging', link: null });
  await react(jobFor('sendMail', { eventId: 'e', toOldAddress: true }), signal);
  await react(mailJob(), signal);
  expect(sent.map(({ messageId }) => messageId)).toEqual(['e-old', 'e']);
  expect(asked).toEqual([
    ['a', 'e', true],
    ['a', 'e', false],
  ]);
});

it('is not sent when its reason has gone', async () => {
  const { react, sent } = opened({ over: true });
  expect(await react(mailJob(), signal)).toEqual({ kind: 'done' });
  expect(sent).toEqual([]);
});

it('says nothing about the reader in the job, whatever goes wrong', async () => {
  const { react, post } = opened();
  post.fails = true;
  expect(JSON.stringify(await react(mailJob(), signal))).not.toContain('anna');
});

it('about money bears its paper, where it has one', async () => {
  const facts = {
    plan: 'basic',
    interval: 'month',
    amount: 499,
    at: '2026-11-20T19:05:00.000Z',
    until: null,
  } as const;
  const about = (paperId: string | null): MailWork => ({
    ...confirm,
    kind: 'contractWithdrawn',
    facts,
    paper: paperId,
  });
  const withPaper = opened(about('r1'));
  await withPaper.react(mailJob(), signal);
  expect(withPaper.sent[0]?.attachments).toEqual([{ ...paper, name: 'a-r1.pdf' }]);
  const without = opened(about(null));
  await without.react(mailJob(), signal);
  expect(without.sent[0]).not.toHaveProperty('attachments');
});
