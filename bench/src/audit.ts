import { hash, randomBytes, randomUUID } from 'node:crypto';
import { headsStream, isChained } from '@storylark/contracts/audit/events';
import { chained, linkOf } from '@storylark/platform/engines/hashChain';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { createLogCheck } from '@storylark/platform/heads/createLogCheck';
import { headKeyOf, signatureCheckOf } from '@storylark/platform/heads/headKey';
import { median, perSecond, type Line } from './table.ts';

const EVENTS = 50_000;
const STREAMS = 1_000;
const ROUNDS = 7;
const LIMIT_PER_SECOND = 100_000;

/** A typical log of payments: each event names the hash of the one before. */
function payments(): RecordedEvent[] {
  const last = new Map<string, RecordedEvent>();
  const accounts = Array.from({ length: STREAMS }, () => randomUUID());
  const at = '2026-11-01T08:00:00.000Z';
  return Array.from({ length: EVENTS }, (_, position) => {
    const accountId = accounts[position % STREAMS]!;
    const streamId = `subscription-${accountId}`;
    const about = {
      accountId,
      at,
      happenedAt: at,
      entry: `ch_${position}`,
      agreement: 'sub_1',
      invoice: 'in_1',
    };
    const data = { ...about, amount: 499, tax: 80, currency: 'EUR', reason: 'renewal' };
    const before = last.get(streamId);
    const metadata = { at, accountId };
    const [linked] = chained(streamId, before, [{ id: randomUUID(), type: 'PaymentTaken', data, metadata }]);
    const event = { ...linked!, streamId, position, revision: (before?.revision ?? -1) + 1 };
    last.set(streamId, event);
    return event;
  });
}

/** Events per second of a core's time: what else runs on the machine takes none of it. */
const rateOf = (work: () => void): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (EVENTS / (user + system)) * 1_000_000;
};

/** (j) the check of the chains of a log in memory, beside writing and hashing the same events plainly. */
export async function audit(): Promise<Line[]> {
  const events = payments();
  const links = events.map((event): unknown => JSON.parse(linkOf(event)));
  const isSigned = signatureCheckOf(headKeyOf(randomBytes(32)).publicKey);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const check = createLogCheck({ storeId: 'bench', isChained, headsStream, isSigned });
    ours.push(rateOf(() => events.forEach(check.take)));
    if (check.end(null).broken) throw new Error('the log that was made is not whole');
    floor.push(rateOf(() => links.forEach((link) => hash('sha256', JSON.stringify(link), 'hex'))));
  }
  const ratio = median(ours.map((rate, at) => rate / (floor[at] ?? rate)));
  return [
    {
      row: 'j',
      what: 'billing events whose chain is checked, one core',
      measured: perSecond(median(ours)),
      floor: `${perSecond(median(floor))} JSON.stringify and SHA-256 of the same`,
      ratio,
      limit: `ratio ≥ 0.3, ${perSecond(LIMIT_PER_SECOND)}`,
      holds: ratio >= 0.3 && median(ours) >= LIMIT_PER_SECOND,
    },
  ];
}
