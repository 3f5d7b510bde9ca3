import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { ActionIcon, Badge, Text } from '@mantine/core';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import classes from './banner-list.module.css';
import { bannerStateTexts, scheduleText } from './banner-texts.ts';

export type Move = 'up' | 'down';

export const moveButtonId = (bannerId: number, way: Move): string => `banner-${bannerId}-${way}`;

const colours = { shown: 'green', planned: 'accent', over: 'gray', off: 'gray' } as const;

interface BannerRowProps {
  readonly banner: StaffBanner;
  readonly handle: DraggableProvidedDragHandleProps | null;
  readonly canMove: Readonly<Record<Move, boolean>>;
  readonly onMove: (way: Move) => void;
}

export function BannerRow({ banner, handle, canMove, onMove }: BannerRowProps) {
  const { t } = useTranslation();
  const name = currentLanguage() === 'pl' ? banner.headlinePl : banner.headlineEn;
  const moves = [
    { way: 'up', label: t('Move up: {{name}}', { name }), icon: <IconArrowUp size={16} aria-hidden /> },
    { way: 'down', label: t('Move down: {{name}}', { name }), icon: <IconArrowDown size={16} aria-hidden /> },
  ] as const;
  return (
    <>
      <div {...handle} className={classes.handle} aria-label={t('Drag: {{name}}', { name })}>
        <IconGripVertical size={18} aria-hidden />
      </div>
      <img className={classes.picture} src={banner.pictureUrl} alt="" loading="lazy" />
      <div className={classes.about}>
        <LinkAnchor to={paths.banner} params={{ id: String(banner.id) }}>
          {name}
        </LinkAnchor>
        <div className={classes.facts}>
          <Badge variant="light" tt="none" color={colours[banner.state]}>
            {bannerStateTexts(t)[banner.state]}
          </Badge>
          <Text c="dimmed" size="sm">
            {[scheduleText(t, banner), banner.link].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </div>
      <div className={classes.moves}>
        {moves.map(({ way, label, icon }) => (
          <ActionIcon
            key={way}
            id={moveButtonId(banner.id, way)}
            variant="default"
            size="lg"
            aria-label={label}
            // Not disabled: it would lose the focus when the banner arrives at the end.
            aria-disabled={!canMove[way]}
            {...(canMove[way] ? {} : { 'data-disabled': true })}
            onClick={() => {
              if (canMove[way]) onMove(way);
            }}
          >
            {icon}
          </ActionIcon>
        ))}
      </div>
    </>
  );
}
