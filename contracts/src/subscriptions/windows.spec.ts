import fc from 'fast-check';
import { addMonths, monthAround, periodFrom } from './windows.ts';

describe('monthly windows', () => {
  it('begin on the day of the anchor and end where the next begins', () => {
    expect(monthAround('2026-03-10T18:30:00.000Z', '2026-03-10T18:30:00.000Z')).toEqual({
      start: '2026-03-10',
      end: '2026-04-10',
    });
    expect(monthAround('2026-03-10T18:30:00.000Z', '2026-04-09T23:59:59.999Z')).toEqual({
      start: '2026-03-10',
      end: '2026-04-10',
    });
    expect(monthAround('2026-03-10T18:30:00.000Z', '2026-04-10T00:00:00.000Z')).toEqual({
      start: '2026-04-10',
      end: '2026-05-10',
    });
  });

  it.each([
    ['2026-02-27T12:00:00.000Z', '2026-01-31', '2026-02-28'],
    ['2026-02-28T00:00:00.000Z', '2026-02-28', '2026-03-31'],
    ['2026-03-30T23:00:00.000Z', '2026-02-28', '2026-03-31'],
    ['2026-03-31T00:00:00.000Z', '2026-03-31', '2026-04-30'],
    ['2028-02-29T00:00:00.000Z', '2028-02-29', '2028-03-31'],
  ])('counted from 31 January are at %s those from %s to %s', (now, start, end) => {
    expect(monthAround('2026-01-31T08:00:00.000Z', now)).toEqual({ start, end });
  });

  it('follow each other without gap or overlap, whatever the anchor', () => {
    const time = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(time, fc.nat({ max: 4000 }), (anchor, days) => {
        const now = new Date(Date.parse(anchor) + days * 86_400_000).toISOString();
        const { start, end } = monthAround(anchor, now);
        expect(start <= now && now < end).toBe(true);
        expect(monthAround(anchor, `${end}T00:00:00.000Z`).start).toBe(end);
      }),
    );
  });
});

describe('five years of windows', () => {
  const DAY = 86_400_000;
  const january = [28, 29, 30, 31].flatMap((date) => [`2023-01-${date}`, `2024-01-${date}`]);

  it.each([...january, '2024-02-29', '2023-12-31'].map((day) => `${day}T21:00:00.000Z`))(
    'counted from %s hold each day once, and fall on that date or the last of a shorter month',
    (anchor) => {
      let open = monthAround(anchor, anchor);
      expect(open.start).toBe(anchor.slice(0, 10));
      for (let day = Date.parse(anchor); day < Date.parse(anchor) + 5 * 366 * DAY; day += DAY) {
        const now = new Date(day).toISOString();
        const found = monthAround(anchor, now);
        if (found.start !== open.start) {
          expect([found.start, found.start]).toEqual([open.end, now.slice(0, 10)]);
          const lastOfMonth = addMonths(`${found.start.slice(0, 7)}-31`, 0);
          const date = anchor.slice(8, 10);
          expect(found.start.slice(8)).toBe(date < lastOfMonth.slice(8) ? date : lastOfMonth.slice(8));
        }
        open = found;
      }
    },
  );

  it('are the first one as long as the clock stands before the anchor', () => {
    expect(monthAround('2026-03-10T18:30:00.000Z', '2026-01-01T00:00:00.000Z')).toEqual({
      start: '2026-03-10',
      end: '2026-04-10',
    });
  });
});

describe('paid periods', () => {
  it('follow each other without gap or overlap, by the month and by the year', () => {
    const anchor = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(anchor, fc.constantFrom('month' as const, 'year' as const), (first, interval) => {
        let period = periodFrom(first, first.slice(0, 10), interval);
        for (let n = 0; n < 40; n += 1) {
          const next = periodFrom(first, period.periodEnd, interval);
          expect(next.periodStart).toBe(period.periodEnd);
          expect(next.periodEnd > next.periodStart).toBe(true);
          // Windows of the month open on the first day of a period, whatever its length.
          expect(monthAround(first, `${next.periodStart}T00:00:00.000Z`).start).toBe(next.periodStart);
          period = next;
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of a month and of a year end on the day of the anchor', () => {
    expect(periodFrom('2026-01-31T08:00:00.000Z', '2026-01-31', 'month')).toEqual({
      periodStart: '2026-01-31',
      periodEnd: '2026-02-28',
    });
    expect(periodFrom('2026-01-31T08:00:00.000Z', '2026-02-28', 'month')).toEqual({
      periodStart: '2026-02-28',
      periodEnd: '2026-03-31',
    });
    expect(periodFrom('2028-02-29T08:00:00.000Z', '2028-02-29', 'year')).toEqual({
      periodStart: '2028-02-29',
      periodEnd: '2029-02-28',
    });
    expect(periodFrom('2028-02-29T08:00:00.000Z', '2031-02-28', 'year')).toEqual({
      periodStart: '2031-02-28',
      periodEnd: '2032-02-29',
    });
  });
});

describe('addMonths', () => {
  it('stays within the month it reaches', () => {
    expect(addMonths('2026-10-31', 1)).toBe('2026-11-30');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  });
});
