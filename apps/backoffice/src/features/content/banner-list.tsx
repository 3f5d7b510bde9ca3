import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import { Text } from '@mantine/core';
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import classes from './banner-list.module.css';
import { BannerRow, moveButtonId, type Move } from './banner-row.tsx';
import { useChangeBannerOrder } from './content.mutations.ts';
import { bannersQuery } from './content.queries.ts';

interface BannerListProps {
  readonly storeId: number | undefined;
  readonly place: StaffBanner['place'];
}

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** The banners of a place, put in order by the pointer, by the keyboard or by buttons. */
export function BannerList({ storeId, place }: BannerListProps) {
  const { t } = useTranslation();
  const query = useQuery(bannersQuery);
  const change = useChangeBannerOrder();
  const pressed = useRef<string | null>(null);
  const own = (query.data ?? []).filter((each) => each.storeId === storeId && each.place === place);
  // While it is being saved the new order is shown.
  const wanted = change.isPending ? change.variables.ids : own.map(({ id }) => id);
  const banners = wanted.flatMap((id) => own.find((each) => each.id === id) ?? []);
  const order = wanted.join();
  useEffect(() => {
    // A row that changes its place loses the focus.
    if (pressed.current !== null) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [order]);

  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (query.data && banners.length === 0)
    return <Text c="dimmed">{t('There are no banners in this place yet.')}</Text>;

  const put = (from: number, to: number) => {
    if (storeId === undefined || from === to || to < 0 || to >= banners.length) return;
    change.mutate({ storeId, place, ids: moved(wanted, from, to) });
  };
  const nameOf = (index: number): string => {
    const banner = banners[index];
    if (banner === undefined) return '';
    return currentLanguage() === 'pl' ? banner.headlinePl : banner.headlineEn;
  };
  const placeOf = (index: number) => ({ number: index + 1, total: banners.length });
  return (
    <DragDropContext
      dragHandleUsageInstructions={t(
        'Press the space bar to take the banner, the arrows to move it, and the space bar again to put it down. Escape puts it back.',
      )}
      onDragStart={({ source }, { announce }) =>
        announce(
          t('{{name}}: taken, place {{number}} of {{total}}', {
            name: nameOf(source.index),
            ...placeOf(source.index),
          }),
        )
      }
      onDragUpdate={({ destination }, { announce }) => {
        if (destination) announce(t('Place {{number}} of {{total}}', placeOf(destination.index)));
      }}
      onDragEnd={({ source, destination, reason }: DropResult, { announce }) => {
        const isMoved = reason === 'DROP' && destination !== null;
        announce(
          t('Put down on place {{number}} of {{total}}', placeOf(isMoved ? destination.index : source.index)),
        );
        if (isMoved) put(source.index, destination.index);
      }}
    >
      <Droppable droppableId="banners">
        {(list) => (
          <ol className={classes.list} ref={list.innerRef} {...list.droppableProps}>
            {banners.map((banner, index) => (
              <Draggable key={banner.id} draggableId={String(banner.id)} index={index}>
                {(row) => (
                  <li className={classes.row} ref={row.innerRef} {...row.draggableProps}>
                    <BannerRow
                      banner={banner}
                      handle={row.dragHandleProps}
                      canMove={{ up: index > 0, down: index < banners.length - 1 }}
                      onMove={(way: Move) => {
                        pressed.current = moveButtonId(banner.id, way);
                        put(index, way === 'up' ? index - 1 : index + 1);
                      }}
                    />
                  </li>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
