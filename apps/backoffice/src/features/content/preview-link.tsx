import type { ReactNode } from 'react';

interface PreviewLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that shows where it would lead, and leads nowhere. */
export const PreviewLink = ({ href, className, children }: PreviewLinkProps) => (
  <a href={href} title={href} className={className} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);
