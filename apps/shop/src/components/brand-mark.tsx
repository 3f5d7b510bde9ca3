interface BrandMarkProps {
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The packaged sign: a hexagon nut on the accent. Stands in wherever a picture is missing. */
export function BrandMark({ size = 28, className }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="7" fill="var(--mantine-color-accent-6)" />
      <path d="M16 6.2 24.5 11v10L16 25.8 7.5 21V11z" fill="none" stroke="#fff" strokeWidth="2" />
      <circle cx="16" cy="16" r="3.6" fill="none" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
