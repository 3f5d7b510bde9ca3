/** A courier, a transfer, one address for both: what every buyer of the bench chooses. */
export const checkoutChoice = ({ addressId }: { readonly addressId: number }, branchId: number) => ({
  BillingAddressId: addressId,
  ShippingAddressId: addressId,
  ShippingMethodName: 'Kurier',
  ShippingRateComputationMethodSystemName: 'Shipping.Courier',
  PaymentMethodSystemName: 'Payments.Transfer',
  OrderPointId: branchId,
  TermsOfServiceOnOrderConfirmPage: true,
});
