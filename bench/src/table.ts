/** One line of the result. `limit`: what is aimed at, in words; `holds` null where a line only informs. */
export type Line = {
  row: string;
  what: string;
  measured: string;
  floor: string;
  ratio: number | null;
  limit: string;
  holds: boolean | null;
};

const columns = ['row', 'what', 'measured', 'floor', 'ratio', 'limit', ''] as const;

/** A table that reads in a terminal and as Markdown alike. */
export function tableOf(lines: readonly Line[]): string {
  const cells = lines.map(({ row, what, measured, floor, ratio, limit, holds }) => [
    row,
    what,
    measured,
    floor,
    ratio === null ? '' : ratio.toFixed(2),
    limit,
    holds === null ? '' : holds ? 'ok' : 'SHORT',
  ]);
  const widths = columns.map((title, at) =>
    Math.max(3, title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    lineOf(columns),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...cells.map(lineOf),
  ].join('\n');
}

/** The value that `share` of all are at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}
export const median = (values: readonly number[]) => quantile(values, 0.5);

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-GB')}/s`;
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
