interface BrandMarkProps {
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The default logo, an exploded nut: used where the store has no logo, or until it is loaded. */
export function BrandMark({ size = 28, className }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 10 72 72"
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 62l28 16l28-16" opacity=".45" />
      <path d="M8 48l28 16l28-16" />
      <path
        d="M8 30L22 13.5h28L64 30L50 46.5H22zM25.5 30a10.5 6.5 0 1 0 21 0a10.5 6.5 0 1 0-21 0z"
        stroke="#d9480f"
      />
    </svg>
  );
}
