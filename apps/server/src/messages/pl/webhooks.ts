export const webhooks = {
  unknownEndpoint: 'Nie ma takiego webhooka.',
  unknownDelivery: 'Nie ma takiej wiadomości albo została już usunięta.',
  changedMeanwhile: 'Ktoś inny zmienił ten webhook. Wczytaj go ponownie.',
  isDisabled: 'Ten webhook jest wyłączony.',
  url: {
    'not-a-url': 'Podaj adres, który zaczyna się od https:// i nie zawiera nazwy użytkownika ani hasła.',
    'not-https': 'Adres musi zaczynać się od https://.',
    private: 'Ten adres należy do sieci prywatnej. Zezwala na to ustawienie WEBHOOKS.',
  },
};
