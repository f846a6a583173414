/** `name`: of the file; `type`: its media type. */
export type Attachment = { name: string; type: string; content: Uint8Array };
export type Mail = {
  /** From the event that asked for it: a mail sent twice arrives as one. */
  messageId: string;
  /** Whose mail it is, so that deletion can remove it from a mailbox. */
  accountId: string;
  to: string;
  /**
   * Whom an answer is for, where it is not the sender; the built-in mailbox, which is only looked at, does
   * not keep it.
   */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};

export interface Mailer {
  /** Resolves once the mail is handed over for good. Throws when it was not: the job is tried again. */
  send(mail: Mail): Promise<void>;
}

/** The built-in mailbox of the standalone composition: `/dev/mailbox` shows it. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(to?: string): Promise<(Mail & { at: number })[]>;
  deleteByAccount(accountId: string): Promise<void>;
}
