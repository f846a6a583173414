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

describe('paid periods', () => {
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
