import { Paper, Skeleton } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { AccountNav } from '../../../features/account/account-nav.tsx';
import { reloadCart } from '../../../features/cart/cart.mutations.ts';
import { ShoppingListAccordion } from '../../../features/shopping-lists/shopping-list-accordion.tsx';
import { useMoveToCart, useRemoveList } from '../../../features/shopping-lists/shopping-lists.mutations.ts';
import { shoppingListsQuery } from '../../../features/shopping-lists/shopping-lists.queries.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useUnfitQuestion } from './use-unfit-question.tsx';
import { ItemOffer } from './item-offer.tsx';
import classes from './shopping-lists-screen.module.css';
import { paths } from '../../../lib/paths.ts';

export function ShoppingListsScreen() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const lists = useQuery(shoppingListsQuery());
  const remove = useRemoveList();
  const { askAndAdd, question } = useUnfitQuestion();
  const move = useMoveToCart(async (messages) => {
    showInfo(messages[0] ?? t('Products added to cart'));
    void reloadCart(client);
    await navigate({ to: paths.cart });
  });
  const failure = queryFailure(lists);
  return (
    <Page title={t('Shopping lists')}>
      <AccountNav />
      {question}
      {failure ? (
        <LoadError {...failure} />
      ) : lists.data === undefined ? (
        <Skeleton height={240} />
      ) : lists.data.length === 0 ? (
        <Paper className={classes.empty}>
          <IconListCheck size={40} stroke={1.2} aria-hidden />
          <p>{t('You have no shopping lists. Save a cart to keep it for the next time.')}</p>
          <LinkButton to={paths.cart}>{t('Go to cart')}</LinkButton>
        </Paper>
      ) : (
        <ShoppingListAccordion
          lists={lists.data}
          isMoving={move.isPending}
          onMove={(list, items) =>
            void askAndAdd(items, (without) =>
              move.mutate({ id: list.Id, items: items.filter(({ ProductId }) => !without.has(ProductId)) }),
            )
          }
          onRemove={(list) => remove.mutate(list.Id)}
          renderOffer={(stock, item) => <ItemOffer stock={stock} wanted={item.Quantity} />}
        />
      )}
    </Page>
  );
}
