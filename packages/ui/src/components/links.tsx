import {
  ActionIcon,
  Anchor,
  Button,
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ComponentPropsWithRef, Ref } from 'react';

type AnchorAttributes<P> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof P> & {
  ref?: Ref<HTMLAnchorElement>;
};

const renderLink = (props: ComponentPropsWithRef<'a'>) => <a {...props} />;

/** A link to what is no screen, such as a file, that looks like a button. */
export const AnchorButton = (props: ButtonProps & AnchorAttributes<ButtonProps>) => (
  <Button component="a" {...props} renderRoot={renderLink} />
);

/** Mantine's components as typed links of the router. */
export const LinkButton = createLink(AnchorButton);

export const LinkAnchor = createLink((props: AnchorProps & AnchorAttributes<AnchorProps>) => (
  <Anchor {...props} />
));

export const LinkActionIcon = createLink((props: ActionIconProps & AnchorAttributes<ActionIconProps>) => (
  <ActionIcon component="a" {...props} renderRoot={renderLink} />
));
