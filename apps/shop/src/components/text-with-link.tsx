import type { ReactNode } from 'react';

interface Props {
  /** A text with a tag around the text of the link. */
  readonly text: string;
  readonly renderLink: (linkText: string) => ReactNode;
}

export function TextWithLink({ text, renderLink }: Props) {
  const [before = '', linkText = '', after = ''] = text.split(/<[^>]+>/);
  return (
    <>
      {before}
      {renderLink(linkText)}
      {after}
    </>
  );
}
