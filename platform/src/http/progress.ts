/** How far the read models have come. */
export type Progress = {
  /**
   * True once all these read models have taken in the position; false when they have not within `ms`. A
   * position beyond the log's end counts as taken in.
   */
  waitFor: (projections: readonly string[], position: number, ms: number) => Promise<boolean>;
  /** A position that all these read models have taken in; -1 before the first event. */
  reached: (projections: readonly string[]) => Promise<number>;
};
