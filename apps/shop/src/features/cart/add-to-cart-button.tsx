import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import type { VehicleFilterInput, VehicleKind } from '@partsboard/contract/vehicles';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfoAbout } from '@partsboard/ui/lib/notices.tsx';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { useAwaitsApproval } from '../account/account.queries.ts';
import classes from './add-to-cart-button.module.css';
import { addItem, reloadCart } from './cart.mutations.ts';

/** The board line that the part was found on, and the vehicle: the server refuses parts that do not fit it. */
interface BoardLineChoice extends VehicleFilterInput {
  readonly BoardId: number;
  readonly LineId: number;
}

interface Props {
  readonly productId: number;
  readonly quantity: number;
  /** Brand and kind of the chosen vehicle, which the server may need to tell parts apart. */
  readonly marke: string | null;
  readonly produktart: VehicleKind;
  /** The vehicle for which the part is added. */
  readonly vehicle: LineVehicle | null;
  readonly subject: string;
  readonly boardLine?: BoardLineChoice | undefined;
  /** Called before anything is sent; `false` means that the part cannot be bought. */
  readonly isAvailable?: () => Promise<boolean>;
  /** `icon` where the row shows the rest. */
  readonly look?: 'icon' | 'button';
  readonly disabled?: boolean;
  /** Whether the part is known not to fit the chosen vehicle; it can be added all the same. */
  readonly isUnfit?: boolean;
}

/** Adds a part and confirms it on the button, so that the page does not move. */
export function AddToCartButton(props: Props) {
  const { productId, quantity, marke, produktart, vehicle, subject, boardLine = null, isAvailable } = props;
  const { look = 'button', disabled = false, isUnfit = false } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isDisabled = useAwaitsApproval() || disabled;
  const add = useSingleMutation({
    mutationFn: async (Quantity: number) => {
      if (isAvailable && !(await isAvailable())) return null;
      return addItem({
        ProductId: productId,
        Quantity,
        marke,
        produktart,
        BoardLine: boardLine,
        Vehicle: vehicle,
      });
    },
    onSuccess: async (messages, Quantity) => {
      if (messages === null) return;
      showInfoAbout(`${Quantity} × ${subject}`, messages[0] ?? t('Product added to cart'));
      await reloadCart(queryClient);
    },
  });
  const Icon = add.isSuccess && add.data !== null ? IconCheck : IconShoppingCartPlus;
  const icon = add.isPending ? <Loader size={18} color="currentColor" /> : <Icon size={18} aria-hidden />;
  const label = isUnfit ? t('Add anyway') : t('Add to cart');
  // Never disabled as such: a button that is disabled loses the focus, and the person their place in the list.
  const shared = {
    'aria-busy': add.isPending,
    ...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {}),
    variant: isUnfit ? 'default' : 'filled',
    'aria-label': `${label}: ${subject}`,
    onClick: () => {
      if (!isDisabled) add.mutate(quantity);
    },
  };

  return look === 'icon' ? (
    <ActionIcon {...shared} size={34} title={label}>
      {icon}
    </ActionIcon>
  ) : (
    <Button {...shared} className={classes.button} leftSection={icon}>
      {label}
    </Button>
  );
}
