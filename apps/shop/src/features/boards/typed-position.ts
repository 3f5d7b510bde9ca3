interface TypedPosition {
  /** The position with exactly this number. */
  readonly position: string | undefined;
  /** Whether a longer number may be meant, so that more digits are waited for. */
  readonly isOpen: boolean;
}

/** The position that is meant by the digits typed so far. */
export function typedPosition(typed: string, positions: readonly string[]): TypedPosition {
  return {
    position: positions.find((position) => position === typed),
    isOpen: positions.some((position) => position.length > typed.length && position.startsWith(typed)),
  };
}
