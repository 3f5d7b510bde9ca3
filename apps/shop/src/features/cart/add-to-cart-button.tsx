import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import type { VehicleFilterInput, VehicleKind } from '@partsboard/contract/vehicles';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useAwaitsApproval } from '../account/account.queries.ts';
import { useAddPart } from './additions.mutations.ts';
import classes from './add-to-cart-button.module.css';

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
  /** Gross, of a piece, where it is known. */
  readonly price: number | undefined;
  /** Called before anything is sent; `false` means that the part is not added, and that this was said. */
  readonly isAvailable?: () => Promise<boolean>;
  /** `icon` where the row shows the rest. */
  readonly look?: 'icon' | 'button';
  readonly disabled?: boolean;
  /** Whether the part is known not to fit the chosen vehicle; it can be added all the same. */
  readonly isUnfit?: boolean;
}

/** Adds a part and confirms it on the button, at the click, so that the page does not move. */
export function AddToCartButton(props: Props) {
  const { productId, quantity, marke, produktart, vehicle, subject, boardLine = null } = props;
  const { price, isAvailable, look = 'button', disabled = false, isUnfit = false } = props;
  const { t } = useTranslation();
  const isDisabled = useAwaitsApproval() || disabled;
  const item = { ProductId: productId, marke, produktart, BoardLine: boardLine, Vehicle: vehicle };
  const { add, isPending, isInCart } = useAddPart({ subject, item, price, isAvailable });
  const Icon = isInCart ? IconCheck : IconShoppingCartPlus;
  const icon = <Icon size={18} aria-hidden />;
  const label = isUnfit ? t('Add anyway') : t('Add to cart');
  // Never disabled as such: a button that is disabled loses the focus, and the person their place in the list.
  const shared = {
    'aria-busy': isPending,
    ...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {}),
    variant: isUnfit ? 'default' : 'filled',
    'aria-label': `${label}: ${subject}`,
    'data-in-cart': isInCart || undefined,
    onClick: () => {
      if (!isDisabled) add(quantity);
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
