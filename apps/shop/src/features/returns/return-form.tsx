import type { OrderDetail } from '@partsboard/contract/orders';
import { Button, NativeSelect, NumberInput, Stack, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { returnReasons, type ReturnKind, type ReturnReason } from '@partsboard/domain/return-transitions';
import { ErrorList } from '@partsboard/ui/components/error-list.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { MAX_RETURN_COMMENT_LENGTH } from '../../lib/api/contract-values.ts';
import { newRequestKey } from '../../lib/new-request-key.ts';
import { ReturnPhotos } from './return-photos.tsx';
import { useReturnReasonTexts } from './return-texts.ts';
import { useRequestReturn } from './returns.mutations.ts';
import classes from './returns.module.css';

interface ReturnFormProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Asks what comes back, and why. */
export function ReturnForm({ order, onClose }: ReturnFormProps) {
  const { t } = useTranslation();
  const reasons = useReturnReasonTexts();
  const request = useRequestReturn();
  // The same for every try, so that a lost answer makes no second return.
  const [requestKey] = useState(newRequestKey);
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const canReturnCores = order.Items.some(({ ReturnableCores }) => ReturnableCores > 0);
  const canReturnGoods = order.Items.some(({ ReturnableQuantity }) => ReturnableQuantity > 0);
  const [kind, setKind] = useState<ReturnKind>(canReturnGoods ? 'goods' : 'core');
  const mostOf = (item: OrderDetail['Items'][number]) =>
    kind === 'core' ? item.ReturnableCores : item.ReturnableQuantity;
  const [chosenReason, setReason] = useState<ReturnReason | ''>('');
  const [comment, setComment] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const items = order.Items.filter((item) => mostOf(item) > 0);
  // An old part comes back because it is one.
  const reason = kind === 'core' ? 'other' : chosenReason;
  const lines = items
    .map((item) => ({ Line: item.Line, Quantity: Math.min(mostOf(item), quantities[item.Line] ?? 0) }))
    .filter(({ Quantity }) => Quantity > 0);
  const send = () => {
    const missing = [
      ...(lines.length === 0 ? [t('Choose what you want to return.')] : []),
      ...(reason === '' ? [t('Choose a reason.')] : []),
    ];
    setErrors(missing);
    if (reason === '' || missing.length > 0) return;
    request.mutate(
      {
        OrderId: order.Id,
        RequestKey: requestKey,
        Kind: kind,
        Lines: lines,
        Reason: reason,
        Comment: comment,
        Photos: [...photos],
      },
      {
        onSuccess: () => {
          onClose();
          showInfo(t('Your return was requested. You get an email.'));
        },
      },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md">
        <ErrorList title={t('Please check')} messages={errors} />
        {canReturnCores && canReturnGoods ? (
          <NativeSelect
            label={t('What do you return?')}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value === 'core' ? 'core' : 'goods')}
            data={[
              { value: 'goods', label: t('Parts of this order') },
              { value: 'core', label: t('Old parts, for the deposit') },
            ]}
          />
        ) : null}
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item.Line}>
              <div>
                {item.ProductName}
                <div className={classes.second}>
                  {`${item.Sku} · ${t('possible: {{quantity}}', { quantity: mostOf(item) })}`}
                </div>
              </div>
              <NumberInput
                aria-label={t('Pieces of {{number}} to return', { number: item.Sku })}
                value={Math.min(mostOf(item), quantities[item.Line] ?? 0)}
                min={0}
                max={mostOf(item)}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                onChange={(value) => setQuantities({ ...quantities, [item.Line]: Number(value) })}
              />
            </li>
          ))}
        </ul>
        {kind === 'core' ? null : (
          <NativeSelect
            label={t('Reason for the return')}
            value={chosenReason}
            onChange={({ currentTarget: { value } }) =>
              setReason(returnReasons.find((each) => each === value) ?? '')
            }
            data={[
              { value: '', label: t('Choose …') },
              ...returnReasons.map((value) => ({ value, label: reasons[value] })),
            ]}
          />
        )}
        <Textarea
          label={t('Comment')}
          autosize
          minRows={2}
          maxLength={MAX_RETURN_COMMENT_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <ReturnPhotos photos={photos} onChange={setPhotos} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {t('Request the return')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
