import type { SentRequest } from '@storylark/contracts/stories/outside';

/** Requests that are shown as one. */
export type RequestGroup = Omit<SentRequest, 'sent'> & { sent: string[] };

/** Each by itself; but the sentences that a voice read one after the other together: there are dozens of them. */
export function requestGroups(requests: readonly SentRequest[]): RequestGroup[] {
  const groups: RequestGroup[] = [];
  for (const { sent, ...request } of requests) {
    const last = groups.at(-1);
    if (request.role === 'speech' && last?.role === 'speech' && last.model === request.model)
      last.sent.push(sent);
    else groups.push({ ...request, sent: [sent] });
  }
  return groups;
}
