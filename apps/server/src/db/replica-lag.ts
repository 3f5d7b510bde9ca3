interface Position {
  /** By the clock of this process. */
  readonly milliseconds: number;
  /** How far the database had written its log, in bytes. */
  readonly written: number;
}

/**
 * Tells how many seconds a replica is behind, from what was seen of both logs. The clocks of the machines do not matter,
 * and a database to which nobody writes has no replica that falls behind.
 */
export class ReplicaLag {
  #positions: Position[] = [];

  /** @param estimate the lag by the replica's own word, for one that is behind everything that was seen here */
  seconds(now: Position, replayed: number, estimate: number): number {
    this.#positions.push(now);
    const reached = this.#positions.findLastIndex(({ written }) => written <= replayed);
    if (reached === -1) return estimate;
    this.#positions = this.#positions.slice(reached);
    const [last = now] = this.#positions;
    return last === now ? 0 : (now.milliseconds - last.milliseconds) / 1000;
  }
}
