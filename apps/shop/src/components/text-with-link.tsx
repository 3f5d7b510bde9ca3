import type { ReactNode } from 'react';

interface Props {
  /** A sentence in which a tag stands around the words of the link. */
  readonly text: string;
  readonly link: (words: string) => ReactNode;
}

export function TextWithLink({ text, link }: Props) {
  const [before = '', words = '', after = ''] = text.split(/<[^>]+>/);
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  );
}
