import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { dataLinkTarget } from '../lib/data-link.ts';

interface DataLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
}

/**
 * A link whose address comes from data: navigates inside the shop where possible, and opens back-office pages in a new
 * tab.
 */
export function DataLink({ href, children, ...attributes }: DataLinkProps) {
  const router = useRouter();
  const target = dataLinkTarget(href, window.location.origin);

  if (target.kind === 'none') return <span className={attributes.className}>{children}</span>;
  if (target.kind === 'outside') {
    const tab = target.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a href={target.href} {...tab} {...attributes}>
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ href: target.path });
  };
  return (
    <a href={target.path} onClick={follow} {...attributes}>
      {children}
    </a>
  );
}
