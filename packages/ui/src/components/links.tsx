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

/** Mantine's components as typed links of the router. */
export const LinkButton = createLink((props: ButtonProps & AnchorAttributes<ButtonProps>) => (
  <Button component="a" {...props} renderRoot={renderLink} />
));

export const LinkAnchor = createLink((props: AnchorProps & AnchorAttributes<AnchorProps>) => (
  <Anchor {...props} />
));

export const LinkActionIcon = createLink((props: ActionIconProps & AnchorAttributes<ActionIconProps>) => (
  <ActionIcon component="a" {...props} renderRoot={renderLink} />
));
