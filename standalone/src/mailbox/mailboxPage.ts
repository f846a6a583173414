type Attached = { name: string; type: string; base64: string };
type Shown = { to: string; subject: string; text: string; attachments: readonly Attached[]; at: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const fileLink = ({ name, type, base64 }: Attached) =>
  `<p><a download="${escaped(name)}" href="data:${escaped(type)};base64,${base64}">${escaped(name)}</a></p>`;

/** The built-in mailbox as a page: for trying the product without a mail server. */
export function mailboxPage(mails: readonly Shown[]): string {
  const list = mails.map(
    ({ to, subject, text, attachments, at }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, <time datetime="${at}">${at}</time></p><pre>${linked(text)}</pre>${attachments.map(fileLink).join('')}</article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · Storylark</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font:inherit}article{border-top:1px solid;padding:.5rem 0}</style></head>
<body><main><h1>Mailbox</h1>${list.length > 0 ? list.join('') : '<p>No mail yet.</p>'}</main></body></html>`;
}
